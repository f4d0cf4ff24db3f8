import { Seal } from '../artwork/seal.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import type { Paid } from './cashier.server.ts';
import { cashierWords } from './cashier-words.ts';
import type { Payable } from './pay-target.ts';

/** What was paid, and the ways on. */
export function PaidResult({ paid, payable }: { paid: Paid; payable: Payable }) {
  const t = useWords(cashierWords);
  const isRecharge = payable.orderType === 'RECHARGE';
  const [firstSn, ...others] = paid.orderSns;

  return (
    <section className="grid justify-items-center gap-4 border-t border-ink-900 py-16 text-center max-md:py-10">
      <Seal className="size-28 -rotate-6 max-md:size-24" />
      {paid.amount !== null && (
        <p className="mt-2">
          <span className="mr-3 text-ink-500">{t('success.amount')}</span>
          <Price yuan={paid.amount} className="text-[max(2.5rem,26px)]" />
        </p>
      )}
      <p className="max-w-prose text-ink-700">
        {t(isRecharge ? 'success.recharge' : paid.isVirtual ? 'success.virtualText' : 'success.text')}
      </p>
      {paid.orderSns.length > 0 && (
        <p className="num flex flex-wrap justify-center gap-x-5 gap-y-1 text-sm">
          <span className="text-ink-500">{t('orders')}</span>
          {paid.orderSns.map((sn) => (
            <LocalLink
              key={sn}
              to={`/home/OrderDetail?${new URLSearchParams({ sn })}`}
              className="underline decoration-paper-400 underline-offset-4 hover:text-seal-600"
            >
              {sn}
            </LocalLink>
          ))}
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink kind="line" to="/slShop">
          {t('success.shop')}
        </ButtonLink>
        {isRecharge ? (
          <ButtonLink to="/home/MoneyManagement">{t('success.assets')}</ButtonLink>
        ) : firstSn && others.length === 0 ? (
          <ButtonLink to={`/home/OrderDetail?${new URLSearchParams({ sn: firstSn })}`}>
            {t('success.orders')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/home/MyOrder">{t('success.allOrders')}</ButtonLink>
        )}
      </div>
    </section>
  );
}
