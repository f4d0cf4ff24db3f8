import type { Endpoint } from '@silkboat/contract/endpoint';
import { toFen } from '@silkboat/contract/money';
import { managerOrders, sellerOrders, underStorePath } from '@silkboat/contract/order-consoles';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/client.ts';
import type { Caller } from '#http/caller.ts';
import { serve } from '#http/serve.ts';
import { bookBankTransfer } from '../payments/bank-transfer.ts';
import type { OrderRow } from './advance-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeConsignee } from './change-consignee.ts';
import { changePrice } from './change-price.ts';
import { listOrders } from './list-orders.ts';
import { operatorOf } from './operator.ts';
import { toOrderDetail } from './order-detail.ts';
import { getOrderOf, type OrderScope } from './own-order.ts';
import { shipOrder, shipPart } from './ship-order.ts';
import { getOrderByCode, takeOrder } from './take-order.ts';

/** What stores and the platform do with orders. Whoever works for a store sees its orders only. */
export function orderConsoleRoutes(app: FastifyInstance): void {
  for (const alias of [<E extends Endpoint>(call: E) => call, underStorePath]) sellerRoutes(app, alias);
  sharedRoutes(app, managerOrders, (call) => call);

  serve(app, managerOrders.pay, async ({ member, input: { orderSn } }) =>
    bookBankTransfer(app.db, { orderSn, operator: operatorOf(member) }),
  );

  serve(app, managerOrders.ship, async ({ member, input }) => {
    await shipOrder(app.db, { ...input, operator: operatorOf(member) });
  });
}

type Renaming = <E extends Endpoint>(call: E) => E;

function sellerRoutes(app: FastifyInstance, rename: Renaming): void {
  sharedRoutes(app, sellerOrders, rename);

  serve(app, rename(sellerOrders.ship), async ({ member, input }) => {
    await shipOrder(app.db, { ...input, storeId: storeOf(member), operator: operatorOf(member) });
  });

  serve(app, rename(sellerOrders.shipPart), async ({ member, input: { partDeliveryDTOList, ...parcel } }) => {
    const pieces = partDeliveryDTOList.map(({ orderItemId, deliveryNum }) => ({
      lineId: orderItemId,
      quantity: deliveryNum,
    }));
    await shipPart(app.db, { ...parcel, pieces, storeId: storeOf(member), operator: operatorOf(member) });
  });

  for (const call of [sellerOrders.take, sellerOrders.takeByCode]) {
    serve(app, rename(call), async ({ member, input }) => {
      await takeOrder(app.db, { ...input, storeId: storeOf(member), operator: operatorOf(member) });
    });
  }

  serve(app, rename(sellerOrders.findByCode), async ({ member, input: { verificationCode }, language }) => {
    const order = await getOrderByCode(app.db, { storeId: storeOf(member), verificationCode });
    return toOrderDetail(app.db, withoutCode(order), language);
  });
}

type Shared = Pick<
  typeof sellerOrders | typeof managerOrders,
  'listOrders' | 'getOrder' | 'changePrice' | 'changeConsignee' | 'cancelOrder'
>;

function sharedRoutes(app: FastifyInstance, calls: Shared, rename: Renaming): void {
  serve(app, rename(calls.listOrders), ({ member, input, language }) =>
    listOrders(app.db, {
      ...consoleScope(member, input.storeId),
      filter: input,
      language,
    }),
  );

  serve(app, rename(calls.getOrder), async ({ member, input: { orderSn }, language }) => {
    const order = await getOrderOf(app.db, { orderSn, ...consoleScope(member) });
    return toOrderDetail(app.db, withoutCode(order), language);
  });

  serve(app, rename(calls.changePrice), async ({ member, input: { orderSn, orderPrice } }) => {
    const price = toFen(orderPrice);
    await changePrice(app.db, { orderSn, price, operator: operatorOf(member), ...consoleScope(member) });
  });

  serve(app, rename(calls.changeConsignee), async ({ member, input: { orderSn, ...consignee } }) => {
    await changeConsignee(app.db, { orderSn, consignee, operator: operatorOf(member), ...consoleScope(member) });
  });

  serve(app, rename(calls.cancelOrder), async ({ member, input: { orderSn, reason } }) => {
    await getOrderOf(app.db, { orderSn, ...consoleScope(member) });
    await inTransaction(app.db, (tx) =>
      cancelOrder(tx, { orderSn, event: 'cancel', reason, operator: operatorOf(member) }),
    );
  });
}

/** A seller's scope is the own store, whatever is asked for. */
function consoleScope(member: Caller, wantedStoreId?: string): OrderScope {
  return { storeId: member.role === 'SELLER' ? storeOf(member) : wantedStoreId };
}

function storeOf({ storeId }: Caller): string {
  if (storeId === null) throw new Refusal('ROLE_NOT_ALLOWED');
  return storeId;
}

/** The code proves that the buyer is there; whoever hands over must not read it beforehand. */
const withoutCode = (order: OrderRow): OrderRow => ({ ...order, verificationCode: null });
