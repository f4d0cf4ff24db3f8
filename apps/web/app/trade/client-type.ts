/** From what kind of client an order comes, as the shop counts them: the page on a phone or on a larger screen. */
export const clientTypeOf = (request: Request): 'PC' | 'H5' =>
  /\bMobi/.test(request.headers.get('user-agent') ?? '') ? 'H5' : 'PC';
