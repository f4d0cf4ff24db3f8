import { ApiRefusal } from '@silkboat/contract/client';
import { getGoods } from '@silkboat/contract/goods';
import { type PickGoods, toPickGoods } from '#web/goods-card/pick-goods.ts';
import { pageContext } from '#web/session/context.ts';
import { isId } from '#web/session/is-id.ts';
import type { Route } from './+types/pick-goods';

/** The SKUs of goods, as small as the dialog of a card needs them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const goodsId = new URL(request.url).searchParams.get('goodsId') ?? '';
  if (!isId(goodsId)) return Response.json({ message: '' }, { status: 404 });
  try {
    const pick: PickGoods = toPickGoods(await api.call(getGoods, { goodsId }));
    return Response.json(pick);
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return Response.json({ message: error.message }, { status: 409 });
  }
}
