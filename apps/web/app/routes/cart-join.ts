import { joinGuestCart } from '@silkboat/contract/carts';
import { ApiRefusal } from '@silkboat/contract/client';
import { pageContext } from '#web/session/context.ts';
import type { Route } from './+types/cart-join';

/** Joins the cart of the device (`cart`: its JSON) with the member's, and says what changed. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, visitor } = context.get(pageContext);
  if (!visitor) return Response.json({}, { status: 403 });
  try {
    const { cartId, lines } = JSON.parse(String((await request.formData()).get('cart')));
    return Response.json(await api.call(joinGuestCart, { cartId, lines }));
  } catch (error) {
    if (error instanceof SyntaxError) return Response.json({ message: '' }, { status: 400 });
    if (error instanceof ApiRefusal) return Response.json({ message: error.message }, { status: error.status });
    throw error;
  }
}
