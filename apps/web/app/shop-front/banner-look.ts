/** Our banners lie in two shapes, `shop-1.webp` and `shop-1-phone.webp`; others have only their own. */
export function bannerSources(img: string): { phone: string | undefined } {
  const ours = /^(\/media\/banners\/shop-\d+)\.webp$/.exec(img);
  return { phone: ours ? `${ours[1]}-phone.webp` : undefined };
}

/** Whether words on `#rrggbb` must be light. */
export function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = (/^#(..)(..)(..)$/.exec(color)?.slice(1) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
