import { parseDateTime } from '@silkboat/contract/dates';
import type { InputOf } from '@silkboat/contract/endpoint';
import type { MemberEvaluation } from '@silkboat/contract/evaluations';
import type { listOwnEvaluations } from '@silkboat/contract/evaluations-own';
import type { Page } from '@silkboat/contract/fields';
import { Refusal } from '@silkboat/contract/refusal';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { pagingOf, toPage } from '#db/paging.ts';
import { evaluations } from '#db/schema/index.ts';
import { toMemberEvaluation } from '../goods/evaluations.ts';
import { contains } from './order-filter.ts';

type Filter = InputOf<typeof listOwnEvaluations>;

const dayMs = 86_400_000;

/** A member's own evaluations, newest first. */
export async function listEvaluationsOf(
  db: Database,
  { memberId, filter }: { memberId: string; filter: Filter },
): Promise<Page<MemberEvaluation>> {
  const { grade, haveImage, goodsId, skuId, goodsName, status } = filter;
  const start = filter.startTime ? parseDateTime(filter.startTime) : undefined;
  const end = filter.endTime ? parseDateTime(filter.endTime) : undefined;
  const imageCount = sql`jsonb_array_length(${evaluations.images})`;
  const where = and(
    eq(evaluations.memberId, memberId),
    grade && eq(evaluations.grade, grade),
    status && eq(evaluations.status, status),
    goodsId === undefined ? undefined : eq(evaluations.goodsId, goodsId),
    skuId === undefined ? undefined : eq(evaluations.skuId, skuId),
    goodsName ? contains(evaluations.goodsName, goodsName) : undefined,
    haveImage === undefined ? undefined : haveImage ? sql`${imageCount} > 0` : sql`${imageCount} = 0`,
    start && gte(evaluations.createdAt, start),
    end && lt(evaluations.createdAt, new Date(end.getTime() + dayMs)),
  );
  const paging = pagingOf(filter);
  const [rows, total] = await Promise.all([
    db.select().from(evaluations).where(where).orderBy(desc(evaluations.id)).limit(paging.size).offset(paging.offset),
    db.$count(evaluations, where),
  ]);
  return toPage(rows.map(toMemberEvaluation), total, paging);
}

export async function getEvaluationOf(
  db: Database,
  { memberId, id }: { memberId: string; id: string },
): Promise<MemberEvaluation> {
  const [row] = await db
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.id, id), eq(evaluations.memberId, memberId)));
  if (!row) throw new Refusal('NOT_OWNER');
  return toMemberEvaluation(row);
}
