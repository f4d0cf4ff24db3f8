/** The columns of the cart's table: box, picture, goods, price, quantity, subtotal, what can be done. */
export const cartColumns =
  'md:grid md:grid-cols-[1.25rem_8rem_1fr_8rem_10rem_8.5rem_6rem] md:items-center md:gap-5 narrow:grid-cols-[18px_72px_1fr_112px_84px_28px]';
