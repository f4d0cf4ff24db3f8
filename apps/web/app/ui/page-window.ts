/** The pages to show as links: first, last and the neighbours of the current one; `gap` where some are left out. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const start = Math.max(2, Math.min(page - 1, pages - 4));
  const end = Math.min(pages - 1, Math.max(page + 1, 5));
  const shown: (number | 'gap')[] = [1];
  if (start > 2) shown.push(start === 3 ? 2 : 'gap');
  for (let one = start; one <= end; one += 1) shown.push(one);
  if (end < pages - 1) shown.push(end === pages - 2 ? pages - 1 : 'gap');
  if (pages > 1) shown.push(pages);
  return shown;
}
