import { toYuan } from '@silkboat/contract/money';
import { getPayResult, openCashier, payAtCashier } from '@silkboat/contract/payments';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Answer, successEnvelope } from '#http/answer.ts';
import { serve } from '#http/serve.ts';
import { getSetting } from '../site/settings.ts';
import { getWallet } from '../wallet/wallet.ts';
import { getPayable, isPaid, listMethods, titleOf } from './cashier.ts';
import { payFromWallet, startProviderPayment } from './pay.ts';
import type { PaymentProviders } from './provider.ts';
import { settlePayment } from './settle.ts';

export function cashierRoutes(app: FastifyInstance, providers: PaymentProviders): void {
  serve(app, openCashier, async ({ member, input, language }) => {
    const { orderType: targetType, sn, clientType } = input;
    const payable = await getPayable(app.db, { targetType, sn, memberId: member.id });
    const [support, wallet, { siteName, siteNameEn }, { autoCancel }] = await Promise.all([
      listMethods(app.db, { targetType, clientType, providers }),
      getWallet(app.db, member.id),
      getSetting(app.db, 'BASE_SETTING'),
      getSetting(app.db, 'ORDER_SETTING'),
    ]);
    const isEnglish = language === 'en';
    return {
      price: toYuan(payable.amount),
      title: isEnglish ? siteNameEn : siteName,
      detail: titleOf(payable)[isEnglish ? 'en' : 'zh'],
      orderSns: payable.orderSns.length > 0 ? payable.orderSns.join(', ') : null,
      support,
      createTime: payable.createdAt.toISOString(),
      autoCancel: payable.createdAt.getTime() + autoCancel * 60_000,
      walletValue: toYuan(wallet.balance),
    };
  });

  serve(app, payAtCashier, async ({ member, input }) => {
    const { orderType: targetType, sn, clientType, paymentMethod } = input;
    const paying = { targetType, sn, clientType, memberId: member.id };
    if (paymentMethod === 'WALLET' && targetType === 'RECHARGE') throw new Refusal('RECHARGE_BY_WALLET');
    await getPayable(app.db, paying);
    const methods = await listMethods(app.db, { targetType, clientType, providers });
    if (!methods.includes(paymentMethod)) throw new Refusal('PAY_NOT_SUPPORTED');
    const provider = providers.get(paymentMethod);
    if (provider) return startProviderPayment(app.db, { ...paying, provider });
    await payFromWallet(app.db, paying);
    return new Answer('PAY_SUCCESS', null);
  });

  serve(app, getPayResult, ({ member, input }) =>
    isPaid(app.db, { targetType: input.orderType, sn: input.sn, memberId: member.id }),
  );

  noticeRoutes(app, providers);
}

type NoticeRequest = FastifyRequest<{ Params: { method: string } }>;

/** Where providers report, and where they send the buyer back: public, believed only when signed. */
function noticeRoutes(app: FastifyInstance, providers: PaymentProviders): void {
  const take = async ({ params, query, body }: NoticeRequest) => {
    const provider = [...providers.values()].find(({ method }) => method === params.method);
    const notice = provider?.readNotice({ ...(query as object), ...(body as object | null) });
    if (!notice) throw new Refusal('PAY_ERROR');
    const { paymentId, reference, amount } = notice;
    await settlePayment(app.db, { paymentId, method: provider!.method, providerReference: reference, amount });
  };
  const base = '/buyer/payment/cashier';
  const methods = ['GET', 'POST'];

  app.route({
    method: methods,
    url: `${base}/notify/:method`,
    schema: { hide: true },
    handler: async (request: NoticeRequest, reply) => {
      await take(request);
      return reply.code(200).send('');
    },
  });
  app.route({
    method: methods,
    url: `${base}/callback/:method`,
    schema: { hide: true },
    handler: async (request: NoticeRequest) => {
      await take(request);
      return successEnvelope(new Answer('PAY_SUCCESS', null), request.language, false);
    },
  });
}
