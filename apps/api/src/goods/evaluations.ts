import { formatDateTime } from '@silkboat/contract/dates';
import type { MemberEvaluation } from '@silkboat/contract/evaluations';
import type { Page } from '@silkboat/contract/fields';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Paging, toPage } from '#db/paging.ts';
import { evaluations } from '#db/schema/index.ts';

export type EvaluationRow = typeof evaluations.$inferSelect;

const hasImages = sql`jsonb_array_length(${evaluations.images}) > 0`;

interface Wanted {
  goodsId: string;
  grade?: EvaluationRow['grade'] | undefined;
  haveImage?: boolean | undefined;
  skuId?: string | undefined;
  paging: Paging;
}

/** What everybody may read about goods, newest first. */
export async function listGoodsEvaluations(
  db: Database,
  { goodsId, grade, haveImage, skuId, paging }: Wanted,
): Promise<Page<MemberEvaluation>> {
  const where = and(
    eq(evaluations.goodsId, goodsId),
    eq(evaluations.status, 'OPEN'),
    grade && eq(evaluations.grade, grade),
    haveImage ? hasImages : undefined,
    skuId === undefined ? undefined : eq(evaluations.skuId, skuId),
  );
  const [rows, [found]] = await Promise.all([
    db
      .select()
      .from(evaluations)
      .where(where)
      .orderBy(desc(evaluations.createdAt), desc(evaluations.id))
      .limit(paging.size)
      .offset(paging.offset),
    db.select({ total: count() }).from(evaluations).where(where),
  ]);
  return toPage(rows.map(toPublicEvaluation), found!.total, paging);
}

/** How many evaluations of each kind everybody may read. */
export async function countGoodsEvaluations(db: Database, goodsId: string) {
  const having = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await db
    .select({
      all: count(),
      good: having(sql`${evaluations.grade} = 'GOOD'`),
      moderate: having(sql`${evaluations.grade} = 'MODERATE'`),
      worse: having(sql`${evaluations.grade} = 'WORSE'`),
      haveImage: having(hasImages),
    })
    .from(evaluations)
    .where(and(eq(evaluations.goodsId, goodsId), eq(evaluations.status, 'OPEN')));
  return counts!;
}

const joined = (addresses: string[]): string | null => addresses.join(',') || null;

/** The evaluation as its author and its store see it. */
export const toMemberEvaluation = (row: EvaluationRow): MemberEvaluation => ({
  id: row.id,
  createBy: row.memberName,
  createTime: formatDateTime(row.createdAt),
  updateBy: null,
  updateTime: null,
  deleteFlag: false,
  memberId: row.memberId,
  storeId: row.storeId,
  storeName: row.storeName,
  goodsId: row.goodsId,
  skuId: row.skuId,
  memberName: row.memberName,
  memberProfile: row.memberFace,
  goodsName: row.goodsName,
  goodsImage: row.goodsImage,
  orderNo: row.orderSn,
  grade: row.grade,
  content: row.content,
  images: joined(row.images),
  status: row.status,
  reply: row.reply,
  replyImage: joined(row.replyImages),
  haveImage: row.images.length > 0,
  haveReplyImage: row.replyImages.length > 0,
  replyStatus: row.reply !== null,
  deliveryScore: row.deliveryScore,
  serviceScore: row.serviceScore,
  descriptionScore: row.descriptionScore,
  specs: row.specs,
});

/** The evaluation as everybody sees it: who bought what in which order is nobody's business. */
function toPublicEvaluation(row: EvaluationRow): MemberEvaluation {
  const name = maskName(row.memberName);
  return { ...toMemberEvaluation(row), createBy: name, memberName: name, memberId: '0', orderNo: '' };
}

/** `林小舟` → `林***舟`, `林` → `林***`. */
function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return `${first}***${rest.at(-1) ?? ''}`;
}
