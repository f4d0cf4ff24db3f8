/** What must not reach a log: whole mobiles, tokens, passwords, codes. */
const mobile = /(?<!\d)(0?1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const token = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const secretParameter = /([?&](?:password|newPassword|code|altcha|token|accessToken|refreshToken|sign)=)[^&#\s]*/gi;
const refreshPath = /(\/refresh\/)[^/?#\s]+/g;
/** The values that a failed statement was called with, at the end of the driver's message. */
const statementValues = /\nparams: .*/g;

/** `13812345678` as `138****5678`. */
export const maskMobile = (text: string): string => text.replace(mobile, '$1****$2');

/** An address or a message as it may be logged. */
export function maskText(text: string): string {
  return maskMobile(
    text
      .replace(statementValues, '')
      .replace(token, '***')
      .replace(refreshPath, '$1***')
      .replace(secretParameter, '$1***'),
  );
}
