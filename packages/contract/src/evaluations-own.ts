import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { evaluationGrades, MemberEvaluation } from './evaluations.ts';
import { Day, Filter, Id, OneOf, PageOf, PageQuery } from './fields.ts';

const sentence = (zh: string, en: string) => ({ errorMessage: { zh, en } });
const Score = () => Type.Optional(Type.Integer({ minimum: 1, maximum: 5 }));

/** What a buyer says about one line of a completed order. */
const Evaluation = Type.Object({
  orderItemSn: Type.String({ minLength: 1, maxLength: 64, ...sentence('订单异常', 'Choose what to review') }),
  goodsId: Type.String({
    pattern: '^\\d{1,20}$',
    ...sentence('订单商品异常不能为空', 'Choose the item to review'),
  }),
  skuId: Type.String({ pattern: '^\\d{1,20}$', ...sentence('订单商品不能为空', 'Choose the item to review') }),
  grade: Type.Unsafe<(typeof evaluationGrades)[number]>({
    type: 'string',
    enum: [...evaluationGrades],
    ...sentence('请评价', 'Choose good, moderate or bad'),
  }),
  content: Type.String({
    minLength: 1,
    maxLength: 500,
    ...sentence('评论内容不能为空，且不能超过500字符', 'Write 1 to 500 characters'),
  }),
  images: Type.Optional(Type.String({ maxLength: 4000, description: 'addresses joined by commas' })),
  deliveryScore: Score(),
  serviceScore: Score(),
  descriptionScore: Score(),
});
export type Evaluation = Static<typeof Evaluation>;

export const evaluateLine = endpoint({
  method: 'POST',
  path: '/buyer/member/evaluation',
  access: 'member',
  tag: 'evaluations',
  summary: 'Say what the goods are like, once per order line; answers what was sent',
  input: Evaluation,
  result: Evaluation,
  guard: 'duplicate',
});

export const listOwnEvaluations = endpoint({
  method: 'GET',
  path: '/buyer/member/evaluation',
  access: 'member',
  tag: 'evaluations',
  summary: "The caller's evaluations, newest first",
  input: Filter({
    ...PageQuery,
    grade: OneOf(evaluationGrades),
    haveImage: Type.Boolean(),
    goodsId: Id(),
    skuId: Id(),
    goodsName: Type.String({ maxLength: 100 }),
    startTime: Day(),
    endTime: Day(),
    status: OneOf(['OPEN', 'CLOSE']),
  }),
  result: PageOf(MemberEvaluation),
});

export const getOwnEvaluation = endpoint({
  method: 'GET',
  path: '/buyer/member/evaluation/get/{id}',
  access: 'member',
  tag: 'evaluations',
  summary: "One of the caller's evaluations",
  input: Type.Object({ id: Id() }),
  result: Type.Object({
    ...MemberEvaluation.properties,
    evaluationImages: Type.Unsafe<null>({ type: 'null' }),
    replyEvaluationImages: Type.Unsafe<null>({ type: 'null' }),
  }),
});
