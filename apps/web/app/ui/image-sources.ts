/** Our pictures lie in two widths, `…-480.webp` and `…-960.webp`; others have only their own address. */
export function imageSources(src: string): string | undefined {
  const match = /^(.+)-(?:480|960)\.webp$/.exec(src);
  return match ? `${match[1]}-480.webp 480w, ${match[1]}-960.webp 960w` : undefined;
}
