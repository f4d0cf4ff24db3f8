import { ApiRefusal } from '@silkboat/contract/client';
import { applyCartChange, claimCartCoupon, countLines, loadCart } from '#web/cart/cart.server.ts';
import { readCartChange } from '#web/cart/cart-change.ts';
import type { MemberCartAnswer } from '#web/cart/member-cart-page.tsx';
import { pageContext } from '#web/session/context.ts';
import type { Route } from './+types/cart-change';

/** Changes of the cart page: a `change` as JSON answers the cart as it is then; `claim` takes a coupon. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, visitor } = context.get(pageContext);
  if (!visitor) return Response.json({}, { status: 403 });
  const form = await request.formData();
  const claim = form.get('claim');

  try {
    if (typeof claim === 'string') {
      const [refusal] = await claimCartCoupon(api, claim);
      return refusal ? Response.json({ message: refusal }, { status: 400 }) : Response.json({});
    }
    const refusals = await applyCartChange(api, readCartChange(parse(form.get('change'))));
    const [cart, cartCount] = await Promise.all([loadCart(api), countLines(api)]);
    return Response.json({ cart, cartCount, refusals } satisfies MemberCartAnswer);
  } catch (error) {
    if (error instanceof ApiRefusal) return Response.json({ message: error.message }, { status: error.status });
    throw error;
  }
}

function parse(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text ?? '{}'));
  } catch {
    // No change of ours: nothing to do.
    return {};
  }
}
