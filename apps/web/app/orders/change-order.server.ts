import { addToCart } from '@silkboat/contract/carts';
import { type ApiClient, ApiRefusal } from '@silkboat/contract/client';
import { cancelOrder, deleteOrder, getOrder, receiveOrder } from '@silkboat/contract/orders';
import type { Language } from '@silkboat/contract/result-codes';
import { translate } from '../i18n/words.ts';
import type { OrderChanged } from './order-desk.ts';
import { ordersWords } from './orders-words.ts';

const changes = ['cancel', 'receive', 'delete', 'again'] as const;

/** Does what the form asks for: `do`, `sn` and, to cancel, `reason`. */
export async function changeOrder(
  api: ApiClient,
  { form, language }: { form: FormData; language: Language },
): Promise<OrderChanged> {
  const t = translate(ordersWords, language);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const change = changes.find((one) => one === text('do'));
  const orderSn = text('sn').slice(0, 64);
  const reason = text('reason').slice(0, 200);
  if (!change || !orderSn) return { ok: false, message: t('said.failed') };
  if (change === 'cancel' && !reason) return { ok: false, message: t('ask.cancel.missing') };

  try {
    if (change === 'again') {
      const refused = await buyAgain(api, orderSn);
      return { ok: true, message: refused ? t('said.againSome', { reason: refused }) : t('said.again'), to: '/cart' };
    }
    if (change === 'cancel') await api.call(cancelOrder, { orderSn, reason });
    if (change === 'receive') await api.call(receiveOrder, { orderSn });
    if (change === 'delete') await api.call(deleteOrder, { orderSn });
    return { ok: true, message: t(`said.${change}`) };
  } catch (error) {
    if (error instanceof ApiRefusal) return { ok: false, message: error.message || t('said.failed') };
    throw error;
  }
}

/** Puts the lines of an order into the cart again; answers why some could not be, and throws when none could. */
async function buyAgain(api: ApiClient, orderSn: string): Promise<string | undefined> {
  const { orderItems } = await api.call(getOrder, { orderSn });
  const refusals: ApiRefusal[] = [];
  // One after the other: every line changes the same cart.
  for (const { skuId, num } of orderItems) {
    try {
      await api.call(addToCart, { skuId, num });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      refusals.push(error);
    }
  }
  const [first] = refusals;
  if (first && refusals.length === orderItems.length) throw first;
  return first?.message;
}
