import { type ApiClient, ApiRefusal } from '@silkboat/contract/client';
import { evaluateLine, listOwnEvaluations } from '@silkboat/contract/evaluations-own';
import { listOrders } from '@silkboat/contract/orders';
import type { Language } from '@silkboat/contract/result-codes';
import { translate } from '../i18n/words.ts';
import type { EvaluatedLine, OwnEvaluation, Wrong } from './evaluation.ts';
import { evaluationWords } from './evaluation-words.ts';
import { gradeOf, type Scores } from './grade.ts';

/** The line with this number among the member's orders. */
export async function findLine(api: ApiClient, lineSn: string): Promise<EvaluatedLine | undefined> {
  if (!lineSn) return undefined;
  const { records } = await api.call(listOrders, { orderItemSn: lineSn, pageSize: 1 });
  for (const order of records) {
    const line = order.orderItems.find(({ sn }) => sn === lineSn);
    if (line) return toLine(order, line);
  }
  return undefined;
}

/** Another line that waits to be evaluated, rather of the same order. */
export async function findNextLine(api: ApiClient, { orderSn }: EvaluatedLine): Promise<EvaluatedLine | undefined> {
  const { records } = await api.call(listOrders, { tag: 'WAIT_COMMENT', pageSize: 20 });
  const [order] = [...records.filter(({ sn }) => sn === orderSn), ...records];
  const line = order?.orderItems.find(({ commentStatus }) => commentStatus === 'UNFINISHED');
  return order && line && toLine(order, line);
}

type OrderOfList = Awaited<ReturnType<typeof listOfOrders>>['records'][number];
const listOfOrders = (api: ApiClient) => api.call(listOrders, {});

const toLine = (order: OrderOfList, line: OrderOfList['orderItems'][number]): EvaluatedLine => ({
  sn: line.sn,
  orderSn: order.sn,
  orderedAt: order.createTime,
  storeName: order.storeName,
  goodsId: line.goodsId,
  skuId: line.skuId,
  name: line.name,
  image: line.image,
  specs: line.specs,
  state: line.commentStatus,
});

/** What the member said about the line, as it is shown. */
export async function findOwnEvaluation(api: ApiClient, line: EvaluatedLine): Promise<OwnEvaluation | undefined> {
  const { records } = await api.call(listOwnEvaluations, { skuId: line.skuId, pageSize: 50 });
  const found = records.find(({ orderNo }) => orderNo === line.orderSn);
  return (
    found && {
      grade: found.grade,
      content: found.content,
      images: found.images?.split(',').filter(Boolean) ?? [],
      score: found.descriptionScore ?? 0,
      time: found.createTime ?? '',
      reply: found.reply,
    }
  );
}

/** Sends the form to the shop; answers what is wrong with it, or nothing. */
export async function evaluate(
  api: ApiClient,
  { form, line, language }: { form: FormData; line: EvaluatedLine; language: Language },
): Promise<Wrong | undefined> {
  const t = translate(evaluationWords, language);
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const scores: Scores = {
    description: Number(text('description')) || 0,
    service: Number(text('service')) || 0,
    delivery: Number(text('delivery')) || 0,
  };
  const derived = gradeOf(scores);
  const content = text('content');
  if (!derived) return { field: 'scores', message: t('wrong.scores') };
  if (content.length < 1 || content.length > 500) return { field: 'content', message: t('wrong.content') };
  const chosen = text('grade');
  const grade = chosen === 'GOOD' || chosen === 'MODERATE' || chosen === 'WORSE' ? chosen : derived;

  try {
    await api.call(evaluateLine, {
      orderItemSn: line.sn,
      goodsId: line.goodsId,
      skuId: line.skuId,
      grade,
      content,
      ...(text('images') && { images: text('images') }),
      descriptionScore: scores.description,
      serviceScore: scores.service,
      deliveryScore: scores.delivery,
    });
    return undefined;
  } catch (error) {
    if (error instanceof ApiRefusal) return { field: 'form', message: error.message || t('wrong.upload') };
    throw error;
  }
}
