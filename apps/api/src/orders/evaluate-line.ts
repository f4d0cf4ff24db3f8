import type { Evaluation } from '@silkboat/contract/evaluations-own';
import { lineCommentCycle } from '@silkboat/contract/order-life-cycle';
import { Refusal } from '@silkboat/contract/refusal';
import { and, eq, inArray } from 'drizzle-orm';
import { type Database, inTransaction } from '#db/client.ts';
import { nextId } from '#db/ids.ts';
import { plainStep } from '#db/life-cycle.ts';
import { evaluations, members, orderLines, orders, skus } from '#db/schema/index.ts';
import { now } from '../clock.ts';
import { countEvaluation } from '../goods/count-evaluation.ts';
import { changePoints } from '../members/points.ts';
import { getSetting } from '../site/settings.ts';
import type { OrderLineRow } from './advance-order.ts';

const mostImages = 9;

/** A buyer says what a line of a completed order is like. Each line once; points are the thanks. */
export async function evaluateLine(
  db: Database,
  { memberId, evaluation }: { memberId: string; evaluation: Evaluation },
): Promise<void> {
  const { orderItemSn, goodsId, skuId } = evaluation;
  const images = readImages(evaluation.images);
  await inTransaction(db, async (tx) => {
    const line = await closeComment(tx, { lineSn: orderItemSn, memberId });
    if (line.goodsId !== goodsId || line.skuId !== skuId) throw new Refusal('ORDER_LINE_NOT_EXIST');
    await writeEvaluation(tx, line, { ...evaluation, images });
    const { comment } = await getSetting(tx, 'POINT_SETTING');
    const content = `会员评价，赠送积分${comment}分`;
    await changePoints(tx, { memberId, change: comment, content, cause: `evaluation:${line.sn}` });
  });
}

/** What the shop writes for a line that its buyer never evaluated. Answers whether there still was something to write. */
export async function evaluateByDefault(tx: Database, { lineSn }: { lineSn: string }): Promise<void> {
  const line = await closeComment(tx, { lineSn });
  await writeEvaluation(tx, line, { grade: 'GOOD', content: '系统默认好评', images: [] });
}

/** Of two evaluations of a line at the same time, one gets the line. */
async function closeComment(
  tx: Database,
  { lineSn, memberId }: { lineSn: string; memberId?: string },
): Promise<OrderLineRow> {
  const { from, to } = plainStep(lineCommentCycle, 'evaluate');
  const isWanted = and(
    eq(orderLines.sn, lineSn),
    memberId === undefined ? undefined : eq(orderLines.memberId, memberId),
  );
  const [line] = await tx
    .update(orderLines)
    .set({ commentState: to, updatedAt: now() })
    .where(and(isWanted, inArray(orderLines.commentState, from)))
    .returning();
  if (line) return line;
  const [found] = await tx.select({ state: orderLines.commentState }).from(orderLines).where(isWanted);
  if (!found) throw new Refusal('ORDER_LINE_NOT_EXIST');
  throw new Refusal(found.state === 'FINISHED' ? 'EVALUATION_DOUBLE' : 'EVALUATION_NOT_OPEN');
}

type Said = Pick<Evaluation, 'grade' | 'content' | 'deliveryScore' | 'serviceScore' | 'descriptionScore'> & {
  images: string[];
};

async function writeEvaluation(tx: Database, line: OrderLineRow, said: Said): Promise<void> {
  const [buyer] = await tx
    .select({
      storeId: orders.storeId,
      storeName: orders.storeName,
      name: members.nickName,
      face: members.face,
      skuId: skus.id,
    })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .leftJoin(skus, eq(skus.id, line.skuId))
    .where(eq(orders.sn, line.orderSn));
  if (!buyer?.skuId) throw new Refusal('GOODS_OFF_SHELF');
  const { storeId, storeName } = buyer;
  await tx.insert(evaluations).values({
    id: nextId(),
    memberId: line.memberId,
    memberName: buyer.name,
    memberFace: buyer.face,
    storeId,
    storeName,
    goodsId: line.goodsId,
    skuId: line.skuId,
    goodsName: line.goodsName,
    goodsImage: line.image,
    specs: line.specs,
    orderSn: line.orderSn,
    orderLineSn: line.sn,
    grade: said.grade,
    content: said.content,
    images: said.images,
    deliveryScore: said.deliveryScore ?? 5,
    serviceScore: said.serviceScore ?? 5,
    descriptionScore: said.descriptionScore ?? 5,
    createdAt: now(),
  });
  await countEvaluation(tx, { goodsId: line.goodsId, storeId, isGood: said.grade === 'GOOD' });
}

/** Addresses of uploaded pictures; anything that is no address of a picture is refused. */
function readImages(text: string | undefined): string[] {
  const images = (text ?? '').split(',').filter((address) => address !== '');
  if (images.length > mostImages || images.some((address) => !/^(https?:\/)?\/[^\s"'<>]+$/.test(address))) {
    throw new Refusal('INVALID_PARAMETERS', { zh: '图片地址不正确', en: 'The pictures are not valid' });
  }
  return images;
}
