const format = new Intl.NumberFormat('en-US');

/** `1,204`, the same in both languages. */
export const formatNumber = (number: number): string => format.format(number);
