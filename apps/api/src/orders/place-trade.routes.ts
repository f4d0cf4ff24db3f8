import { createTrade } from '@silkboat/contract/trades';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { wayOrCart } from '../carts/ways.ts';
import { operatorOf } from './operator.ts';
import { placeTrade, toTrade } from './place-trade.ts';

const clientTypes = new Set(['PC', 'H5', 'WECHAT_MP', 'APP']);

export function placeTradeRoutes(app: FastifyInstance): void {
  serve(app, createTrade, async ({ input: { way, client = 'PC', remark = [] }, member }) => {
    const trade = await placeTrade(app.db, {
      way: wayOrCart(way),
      member,
      operator: operatorOf(member),
      clientType: clientTypes.has(client) ? client : 'UNKNOWN',
      remarks: new Map(remark.map((one) => [one.storeId, one.remark])),
    });
    return toTrade(trade);
  });
}
