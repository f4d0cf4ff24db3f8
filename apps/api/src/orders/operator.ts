import type { Database } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { orderLogs } from '#db/schema/index.ts';
import type { Caller, Role } from '#http/caller.ts';
import { now } from '../clock.ts';

/** Who takes a step, as the log shows it. */
export interface Operator {
  id: string;
  type: (typeof orderLogs.$inferSelect)['operatorType'];
  name: string;
}

/** Jobs and payments. */
export const systemOperator: Operator = { id: '-1', type: '系统', name: '系统操作' };

const typeOf: Record<Role, Operator['type']> = { BUYER: '会员', SELLER: '商家', MANAGER: '管理员' };

export const operatorOf = (caller: Caller): Operator => ({
  id: caller.id,
  type: typeOf[caller.role],
  name: caller.nickName,
});

/** Writes what happened to an order, for buyer and seller to read. */
export async function logOrder(
  tx: Database,
  { orderSn, operator, messages }: { orderSn: string; operator: Operator; messages: string[] },
): Promise<void> {
  if (messages.length === 0) return;
  await tx.insert(orderLogs).values(
    messages.map((message) => ({
      id: nextId(),
      orderSn,
      operatorId: operator.id,
      operatorType: operator.type,
      operatorName: operator.name,
      message,
      createdAt: now(),
    })),
  );
}
