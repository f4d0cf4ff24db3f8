import { ApiRefusal } from '@silkboat/contract/client';
import { claimCoupon } from '@silkboat/contract/coupons';
import { redirect } from 'react-router';
import { pathIn } from '#web/i18n/language.ts';
import { pageContext } from '#web/session/context.ts';
import { isId } from '#web/session/is-id.ts';
import { loginPath } from '#web/session/login-path.ts';
import type { Route } from './+types/claim-coupon';

/** Claims a coupon for a form that was sent without script, and shows the coupons afterwards. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, language, visitor } = context.get(pageContext);
  const couponId = String((await request.formData()).get('couponId') ?? '');
  if (!visitor) throw redirect(pathIn(language, loginPath({ pathname: '/slShop', search: '' })));
  try {
    if (isId(couponId)) await api.call(claimCoupon, { couponId });
  } catch (error) {
    // The list of coupons shows what is there; a refusal changes nothing in it.
    if (!(error instanceof ApiRefusal)) throw error;
  }
  return redirect(pathIn(language, '/home/Coupons'));
}
