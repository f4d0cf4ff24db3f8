const mobile = /^(\d{3})\d{4}(\d{4})$/;

/** `138****8888`: the first three and the last four digits of a mobile number; anything else stays as it is. */
export const maskMobile = (text: string): string => text.replace(mobile, '$1****$2');

/** An address is stored with commas between its parts and shown with spaces. */
export const spacedAddress = (address: string): string => address.replaceAll(',', ' ');
