import { ApiRefusal } from '@silkboat/contract/client';
import { searchGoods } from '@silkboat/contract/goods';
import { data, redirect } from 'react-router';
import { isPaid, loadPaid } from '#web/cashier/cashier.server.ts';
import { cashierWords } from '#web/cashier/cashier-words.ts';
import { PaidResult } from '#web/cashier/paid-result.tsx';
import { payableOf } from '#web/cashier/pay-target.ts';
import { PayWaiting } from '#web/cashier/pay-waiting.tsx';
import { Unpayable } from '#web/cashier/unpayable.tsx';
import { toCardGoods } from '#web/goods-card/goods.ts';
import { GoodsGrid } from '#web/goods-card/goods-grid.tsx';
import { languageOfPath, pathIn } from '#web/i18n/language.ts';
import { translate, useWords } from '#web/i18n/words.ts';
import { pageContext } from '#web/session/context.ts';
import { loginPath } from '#web/session/login-path.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { TradeHeading } from '#web/trade/trade-heading.tsx';
import type { Route } from './+types/pay-success';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, language, visitor } = context.get(pageContext);
  if (!visitor) throw redirect(pathIn(language, loginPath({ pathname: '/paySuccess', search: url.search })));
  const payable = payableOf(url.search);
  if (!payable) throw data(null, { status: 404 });
  try {
    if (!(await isPaid(api, payable))) return { payable, paid: undefined, refusal: undefined, goods: [] };
    const wanted = { recommend: true, inStock: true, groupByGoods: true, pageSize: 5, sort: 'buyCount' };
    const [paid, { records }] = await Promise.all([loadPaid(api, payable), api.call(searchGoods, wanted)]);
    return { payable, paid, refusal: undefined, goods: records.map(toCardGoods) };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.status === 403) throw error;
    return { payable, paid: undefined, refusal: error.message, goods: [] };
  }
}

export const meta = (args: Route.MetaArgs) => {
  const t = translate(cashierWords, languageOfPath(args.location.pathname));
  const { paid, refusal } = args.loaderData ?? {};
  const title = refusal ? t('refused.title') : t(paid ? 'success.title' : 'success.waitingTitle');
  return pageMeta(args, { title, isPrivate: true });
};

export default function PaySuccessRoute({ loaderData: { payable, paid, refusal, goods } }: Route.ComponentProps) {
  const t = useWords(cashierWords);
  const title = refusal ? t('refused.title') : t(paid ? 'success.title' : 'success.waitingTitle');
  const isPurchase = payable.orderType !== 'RECHARGE';

  return (
    <main className="wide pt-10 pb-24 max-md:pt-5 max-md:pb-12">
      <TradeHeading step={isPurchase ? (paid ? 'finish' : 'payment') : undefined} title={title} />
      {refusal ? (
        <Unpayable refusal={refusal} payable={payable} />
      ) : paid ? (
        <PaidResult paid={paid} payable={payable} />
      ) : (
        <PayWaiting payable={payable} />
      )}
      {goods.length > 0 && (
        <section className="mt-12 max-md:mt-8">
          <h2 className="mb-8 text-[max(2rem,22px)] max-md:mb-5">{t('success.goodsTitle')}</h2>
          <GoodsGrid goods={goods} columns={5} />
        </section>
      )}
    </main>
  );
}
