import type { OrderListLine } from '@silkboat/contract/order-shapes';
import type { Grade } from './grade.ts';

/** A line of an order that is, or was, evaluated. */
export interface EvaluatedLine {
  sn: string;
  orderSn: string;
  orderedAt: string;
  storeName: string;
  goodsId: string;
  skuId: string;
  name: string;
  image: string;
  specs: string | null;
  state: OrderListLine['commentStatus'];
}

/** What the member said. */
export interface OwnEvaluation {
  grade: Grade;
  content: string;
  images: string[];
  score: number;
  time: string;
  reply: string | null;
}

/** What is wrong with the form, and where. */
export interface Wrong {
  field: 'scores' | 'content' | 'form';
  message: string;
}

export const evaluatePath = (lineSn: string, more: Record<string, string> = {}): string =>
  `/home/Evaluate?${new URLSearchParams({ sn: lineSn, ...more })}`;
