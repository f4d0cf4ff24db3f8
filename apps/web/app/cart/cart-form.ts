import { type CartChange, noChange, withRemoval } from './cart-change.ts';
import { type CartView, linesOf } from './cart-view.ts';

/** What a visitor without script asks for with the one form that the cart is then. */
interface CartForm {
  change: CartChange;
  isCheckout: boolean;
  claim: string | undefined;
}

/**
 * Reads the form: boxes `checked`, numbers `num-<sku>`, and the button that was pressed as `do`. Only what differs from
 * the cart of now becomes a change.
 */
export function readCartForm(form: FormData, cart: CartView): CartForm {
  const [intent = '', id = ''] = String(form.get('do') ?? '').split(':');
  const lines = linesOf(cart);
  const checked = new Set(form.getAll('checked').map(String));
  const shown = new Set(form.getAll('line').map(String));

  let change: CartChange = { ...noChange, lines: {} };
  for (const line of lines) {
    if (!shown.has(line.skuId) || line.isDead) continue;
    const typed = Number.parseInt(String(form.get(`num-${line.skuId}`) ?? ''), 10);
    const num = Number.isNaN(typed) ? line.num : Math.max(1, Math.min(line.max, typed));
    const isChecked = checked.has(line.skuId);
    if (num !== line.num) change.lines[line.skuId] = { num, isChecked };
    else if (isChecked !== line.isChecked) change.lines[line.skuId] = { isChecked };
  }

  const chosen = lines.filter(({ skuId }) => checked.has(skuId)).map(({ skuId }) => skuId);
  const dead = lines.filter(({ isDead }) => isDead).map(({ skuId }) => skuId);
  if (intent === 'remove') change = withRemoval(change, [id], 'remove');
  if (intent === 'favour') change = withRemoval(change, [id], 'favour');
  if (intent === 'removeChecked') change = withRemoval(change, chosen, 'remove');
  if (intent === 'favourChecked') change = withRemoval(change, chosen, 'favour');
  if (intent === 'clearInvalid') change = withRemoval(change, dead, 'remove');
  return { change, isCheckout: intent === 'checkout', claim: intent === 'claim' ? id : undefined };
}
