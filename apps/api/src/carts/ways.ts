import { type CartWay, cartWays } from '@silkboat/contract/cart-lines';
import { Refusal } from '@silkboat/contract/refusal';

const isWay = (text: string): text is CartWay => (cartWays as readonly string[]).includes(text);

/** For calls that take an empty or unknown way for CART. */
export const wayOrCart = (text = ''): CartWay => (isWay(text) ? text : 'CART');

/** For calls that take an empty way for CART and refuse an unknown one. */
export function wayUnlessUnknown(text = ''): CartWay {
  if (text === '') return 'CART';
  if (!isWay(text)) throw new Refusal('CART_ERROR');
  return text;
}

/** For calls that need to be told the way. */
export function requiredWay(text = ''): CartWay {
  if (!isWay(text)) throw new Refusal('CART_ERROR');
  return text;
}
