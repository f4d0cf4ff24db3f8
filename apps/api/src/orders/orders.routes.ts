import {
  cancelOrder,
  countOrders,
  deleteOrder,
  getOrder,
  listOrders,
  listReasons,
  receiveOrder,
} from '@silkboat/contract/orders';
import type { Language } from '@silkboat/contract/result-codes';
import { getOrderPackages, getOrderTraces, getOrderTracesList } from '@silkboat/contract/traces';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/client.ts';
import { serve } from '#http/serve.ts';
import * as cancelling from './cancel-order.ts';
import { completeOrder } from './complete-order.ts';
import { hideOrder } from './hide-order.ts';
import * as listing from './list-orders.ts';
import { operatorOf } from './operator.ts';
import { toOrderDetail } from './order-detail.ts';
import { getOrderOf } from './own-order.ts';
import * as reasons from './reasons.ts';
import { findTraces, listPackages } from './traces.ts';
import { trackStandIn } from './tracking-stand-in.ts';

/** What buyers do with their orders. */
export function orderRoutes(app: FastifyInstance): void {
  const tracking = (language: Language) => ({
    track: app.apiOptions.trackParcel ?? trackStandIn,
    language,
    onFailure: (error: unknown) => app.log.warn({ err: error }, 'a carrier did not answer'),
  });

  serve(app, listOrders, ({ member, input, language }) =>
    listing.listOrders(app.db, { memberId: member.id, filter: input, language }),
  );

  serve(app, countOrders, ({ member }) => listing.countOrders(app.db, { memberId: member.id }));

  serve(app, getOrder, async ({ member, input, language }) => {
    const order = await getOrderOf(app.db, { orderSn: input.orderSn, memberId: member.id });
    return toOrderDetail(app.db, order, language);
  });

  serve(app, cancelOrder, async ({ member, input: { orderSn, reason } }) => {
    await getOrderOf(app.db, { orderSn, memberId: member.id, refusal: 'NOT_OWNER' });
    await inTransaction(app.db, (tx) =>
      cancelling.cancelOrder(tx, { orderSn, event: 'cancel', reason, operator: operatorOf(member) }),
    );
  });

  serve(app, deleteOrder, ({ member, input }) => hideOrder(app.db, { orderSn: input.orderSn, memberId: member.id }));

  serve(app, receiveOrder, async ({ member, input: { orderSn } }) => {
    await getOrderOf(app.db, { orderSn, memberId: member.id });
    await inTransaction(app.db, (tx) => completeOrder(tx, { orderSn, event: 'receive', operator: operatorOf(member) }));
  });

  serve(app, getOrderTraces, async ({ member, input: { orderSn }, language }) => {
    const order = await getOrderOf(app.db, { orderSn, memberId: member.id, refusal: 'NOT_OWNER' });
    return findTraces(app.db, order, tracking(language));
  });

  for (const call of [getOrderPackages, getOrderTracesList]) {
    serve(app, call, async ({ member, input: { orderSn }, language }) => {
      const order = await getOrderOf(app.db, { orderSn, memberId: member.id, refusal: 'NOT_OWNER' });
      return listPackages(app.db, order, tracking(language));
    });
  }

  serve(app, listReasons, ({ input, language }) => reasons.listReasons(app.db, { ...input, language }));
}
