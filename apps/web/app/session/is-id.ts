/** An id of the shop in an address: a decimal that fits into 64 bits with room to spare. Anything else cannot exist. */
export const idPattern = /^(\d{1,18}|[1-8]\d{18})$/;

export const isId = (text: string | null | undefined): text is string => idPattern.test(text ?? '');
