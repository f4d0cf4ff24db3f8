import type { OrderView } from './order-view.ts';

/** What a buyer can do with an order on these pages. */
export const orderActions = ['pay', 'receive', 'code', 'evaluate', 'track', 'again', 'cancel', 'delete'] as const;
export type OrderAction = (typeof orderActions)[number];

type Judged = Pick<OrderView, 'state' | 'allows' | 'isGift'> & { lines: Pick<OrderView['lines'][number], 'comment'>[] };

/** The actions of an order, the most likely one first. */
export function actionsOf(order: Judged): OrderAction[] {
  const { state, allows, isGift } = order;
  const isOver = state === 'COMPLETED' || state === 'CANCELLED';
  const possible: Record<OrderAction, boolean> = {
    pay: allows.pay,
    receive: allows.receive,
    code: state === 'TAKE' || state === 'STAY_PICKED_UP',
    evaluate: state === 'COMPLETED' && lineToEvaluate(order) !== undefined,
    track: allows.track || state === 'PARTS_DELIVERED',
    again: isOver && !isGift,
    cancel: allows.cancel,
    delete: isOver,
  };
  return orderActions.filter((action) => possible[action]);
}

/** The first line that nothing has been said about. */
export const lineToEvaluate = <L extends { comment: string }>({ lines }: { lines: L[] }): L | undefined =>
  lines.find(({ comment }) => comment === 'UNFINISHED');

/** What deserves to be a button; other actions are words below it. */
const main: readonly OrderAction[] = ['pay', 'receive', 'code', 'evaluate', 'again'];

export function mainAction(actions: OrderAction[]): OrderAction | undefined {
  const [first] = actions;
  return first && main.includes(first) ? first : undefined;
}
