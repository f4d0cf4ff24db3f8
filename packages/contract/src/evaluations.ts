import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Entity, Id, Nullable, OneOf, PageOf, PageQuery } from './fields.ts';

export const evaluationGrades = ['GOOD', 'MODERATE', 'WORSE'] as const;

/** Stars of one aspect, 1 to 5. */
const Score = () => Nullable(Type.Integer({ minimum: 1, maximum: 5 }));

/** What a member said about a SKU that they bought. `createBy` and `memberName` are the name shown beside it. */
export const MemberEvaluation = Type.Object({
  ...Entity,
  memberId: Id(),
  storeId: Id(),
  storeName: Type.String(),
  goodsId: Id(),
  skuId: Id(),
  memberName: Type.String(),
  memberProfile: Nullable(Type.String({ description: 'address of the portrait' })),
  goodsName: Type.String(),
  goodsImage: Type.String(),
  orderNo: Type.String({ description: 'sn of the order; empty in public lists' }),
  grade: OneOf(evaluationGrades),
  content: Type.String(),
  images: Nullable(Type.String({ description: 'addresses joined by commas' })),
  status: OneOf(['OPEN', 'CLOSE']),
  reply: Nullable(Type.String()),
  replyImage: Nullable(Type.String({ description: 'addresses joined by commas' })),
  haveImage: Type.Boolean(),
  haveReplyImage: Type.Boolean(),
  replyStatus: Type.Boolean({ description: 'the store has answered' }),
  deliveryScore: Score(),
  serviceScore: Score(),
  descriptionScore: Score(),
  /** Addition: the specs that were bought, as text. */
  specs: Type.String(),
});
export type MemberEvaluation = Static<typeof MemberEvaluation>;

export const goodsEvaluations = endpoint({
  method: 'GET',
  path: '/buyer/member/evaluation/{goodsId}/goodsEvaluation',
  access: 'public',
  tag: 'evaluations',
  summary: 'What buyers say about goods, newest first',
  input: Type.Object({
    goodsId: Id(),
    ...PageQuery,
    grade: Type.Optional(OneOf(evaluationGrades)),
    haveImage: Type.Optional(Type.Boolean()),
    skuId: Type.Optional(Id()),
  }),
  result: PageOf(MemberEvaluation),
});

/** How many evaluations of each kind goods have. */
export const EvaluationCounts = Type.Object({
  all: Type.Integer(),
  good: Type.Integer(),
  moderate: Type.Integer(),
  worse: Type.Integer(),
  haveImage: Type.Integer(),
});

export const evaluationCounts = endpoint({
  method: 'GET',
  path: '/buyer/member/evaluation/{goodsId}/evaluationNumber',
  access: 'public',
  tag: 'evaluations',
  summary: 'Counts of the evaluations of goods',
  input: Type.Object({ goodsId: Id() }),
  result: EvaluationCounts,
});
