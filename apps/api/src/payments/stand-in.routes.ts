import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from '#http/answer.ts';
import { getPayment } from './pay.ts';
import { isPayPageLink, payPageAddress, signNotice } from './stand-in.ts';
import { payPage } from './stand-in-page.ts';

type PageRequest = FastifyRequest<{ Params: { paymentId: string }; Querystring: Record<string, unknown> }>;

/** What the buyer sees "at the provider" in the sample shop. The signed link is the only right that is needed. */
export function standInRoutes(app: FastifyInstance, secret: string): void {
  const url = '/dev/pay/:paymentId';
  const paymentOf = async ({ params, query }: PageRequest) => {
    const { paymentId } = params;
    if (!isPayPageLink(secret, paymentId, query.sign)) throw new Refusal('NOT_FOUND');
    return getPayment(app.db, paymentId);
  };

  app.get(url, { schema: { hide: true } }, async (request: PageRequest, reply) => {
    const payment = await paymentOf(request);
    const confirmAddress = payPageAddress(secret, payment.id).replace('?', '/confirm?');
    return sendPage(reply, payPage({ ...payment, confirmAddress }));
  });

  app.post(`${url}/confirm`, { schema: { hide: true } }, async (request: PageRequest, reply) => {
    const { id, method, amount } = await paymentOf(request);
    const notice = signNotice(secret, method, { paymentId: id, reference: `${method}-${id}`, amount });
    const answer = await app.inject({
      method: 'POST',
      url: `/buyer/payment/cashier/notify/${method}`,
      payload: notice,
    });
    if (answer.statusCode !== 200) throw new Error(`The notice of payment ${id} was not taken: ${answer.body}`);
    if (request.headers.accept?.includes('text/html')) return reply.redirect(payPageAddress(secret, id), 303);
    return successEnvelope(null, request.language, false);
  });
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    )
    .send(page);
