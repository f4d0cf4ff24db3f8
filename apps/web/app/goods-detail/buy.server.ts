import { addToCart } from '@silkboat/contract/carts';
import { ApiRefusal } from '@silkboat/contract/client';
import { data, redirect } from 'react-router';
import { pathIn } from '../i18n/language.ts';
import type { PageContext } from '../session/context.ts';
import { isId } from '../session/is-id.ts';
import { loginPath } from '../session/login-path.ts';

const ways = ['BUY_NOW', 'VIRTUAL'];

/**
 * The form of the goods page: puts the SKU into the cart, or buys it at once. A guest signs in first and comes back to
 * the goods. With script only 立即购买 arrives here.
 */
export async function buy(
  { api, language, visitor }: PageContext,
  { form, search }: { form: FormData; search: string },
) {
  const field = (name: string) => String(form.get(name) ?? '');
  if (!visitor) throw redirect(pathIn(language, loginPath({ pathname: '/goodsDetail', search })));

  const isAtOnce = field('intent') === 'buy';
  const way = ways.includes(field('way')) ? field('way') : 'BUY_NOW';
  const num = Number(field('num') || 1);
  if (!isId(field('skuId')) || !Number.isInteger(num)) throw data(null, { status: 400 });
  try {
    await api.call(addToCart, { skuId: field('skuId'), num, cartType: isAtOnce ? way : 'CART' });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return data({ refusal: error.message }, { status: 400 });
  }
  throw redirect(pathIn(language, isAtOnce ? `/checkout?way=${way}` : '/cart'));
}
