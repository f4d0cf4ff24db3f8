import { askForReceipt, getReceipt, listReceipts } from '@silkboat/contract/receipts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import * as receipts from './receipts.ts';

export function receiptRoutes(app: FastifyInstance): void {
  serve(app, listReceipts, ({ member, input }) =>
    receipts.listReceipts(app.db, { memberId: member.id, filter: input }),
  );
  serve(app, getReceipt, ({ member, input }) => receipts.findReceipt(app.db, { memberId: member.id, id: input.id }));
  serve(app, askForReceipt, ({ member, input }) => receipts.askForReceipt(app.db, { memberId: member.id, ...input }));
}
