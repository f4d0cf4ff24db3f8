import type { OrderView } from './order-view.ts';

/** Colour of a state's word and dot; colour never stands alone, and an order that came to nothing has a hollow dot. */
const colours: Record<OrderView['state'], string> = {
  UNPAID: 'text-seal-600',
  PAID: 'text-abyss-700',
  UNDELIVERED: 'text-silk-700',
  PARTS_DELIVERED: 'text-abyss-700',
  DELIVERED: 'text-abyss-700',
  TAKE: 'text-silk-700',
  STAY_PICKED_UP: 'text-silk-700',
  COMPLETED: 'text-jade-700',
  CANCELLED: 'text-ink-500',
};

export const orderLook = (state: OrderView['state']): { colour: string; isHollow: boolean } => ({
  colour: colours[state],
  isHollow: state === 'CANCELLED',
});
