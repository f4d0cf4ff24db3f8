import * as contract from '@silkboat/contract/evaluations-own';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { evaluateLine } from './evaluate-line.ts';
import { getEvaluationOf, listEvaluationsOf } from './own-evaluations.ts';

/** What buyers say about what they bought; what everybody reads about goods is in `goods/`. */
export function evaluationRoutes(app: FastifyInstance): void {
  serve(app, contract.evaluateLine, async ({ member, input }) => {
    await evaluateLine(app.db, { memberId: member.id, evaluation: input });
    return input;
  });

  serve(app, contract.listOwnEvaluations, ({ member, input }) =>
    listEvaluationsOf(app.db, { memberId: member.id, filter: input }),
  );

  serve(app, contract.getOwnEvaluation, async ({ member, input }) => ({
    ...(await getEvaluationOf(app.db, { memberId: member.id, id: input.id })),
    evaluationImages: null,
    replyEvaluationImages: null,
  }));
}
