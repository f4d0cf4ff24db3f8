import { useWords } from '../i18n/words.ts';
import { AmountRows } from '../ui/amount-rows.tsx';
import { Price } from '../ui/price.tsx';
import type { OrderDetailView } from './order-detail-view.ts';
import { ordersWords } from './orders-words.ts';

/** How the amount came about. */
export function OrderPrice({ price, isPaid }: { price: OrderDetailView['price']; isPaid: boolean }) {
  const t = useWords(ordersWords);
  const { goods, freight, discount, storeCoupon, platformCoupon, update, total } = price;
  const taken = (label: string, yuan: number) => (yuan > 0 ? [{ label, yuan: -yuan }] : []);

  return (
    <section className="ml-auto w-full max-w-[max(28rem,320px)]">
      <h2 className="sr-only">{t('section.price')}</h2>
      <AmountRows
        rows={[
          { label: t('price.goods'), yuan: goods },
          freight > 0
            ? { label: t('price.freight'), yuan: freight }
            : { label: t('price.freight'), text: t('price.freightFree') },
          ...taken(t('price.discount'), discount),
          ...taken(t('price.storeCoupon'), storeCoupon),
          ...taken(t('price.platformCoupon'), platformCoupon),
          ...(update === 0 ? [] : [{ label: t('price.update'), yuan: update }]),
        ]}
      />
      <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-rule pt-3">
        <span className="font-semibold">{t(isPaid ? 'price.total' : 'price.payable')}</span>
        <Price yuan={total} className="text-[max(1.75rem,19px)]" />
      </p>
    </section>
  );
}
