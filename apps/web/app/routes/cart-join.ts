import { joinGuestCart } from '@silkboat/contract/carts';
import { ApiRefusal } from '@silkboat/contract/client';
import { pageContext } from '#web/session/context.ts';
import { parseGuestCart } from '#web/session/guest-cart.ts';
import type { Route } from './+types/cart-join';

/** Joins the cart of the device (`cart`: its JSON) with the member's, and says what changed. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, visitor } = context.get(pageContext);
  if (!visitor) return Response.json({}, { status: 403 });
  const cart = parseGuestCart(String((await request.formData()).get('cart')));
  if (!cart) return Response.json({}, { status: 400 });
  try {
    return Response.json(await api.call(joinGuestCart, cart));
  } catch (error) {
    if (error instanceof ApiRefusal) return Response.json({ message: error.message }, { status: error.status });
    throw error;
  }
}
