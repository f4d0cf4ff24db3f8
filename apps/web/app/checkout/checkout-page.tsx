import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Form, useFetchers, useNavigation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { type CheckoutView, type Obstacle, obstacleOf } from './checkout-view.ts';
import { checkoutWords } from './checkout-words.ts';
import { CouponSection } from './coupon-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { GoodsSection } from './goods-section.tsx';
import { type ReceiptErrors, readReceipt } from './receipt-form.ts';
import { ReceiptSection } from './receipt-section.tsx';
import { Section } from './section.tsx';
import { choicePrefix } from './use-choice.ts';

/**
 * What is ordered, where it goes and what it costs. Each choice is a form of its own; notes, invoice and the key that
 * makes the order count once belong to the order form.
 */
export function CheckoutPage({
  view,
  orderKey,
  isCart,
  errors,
  addressBook,
  destination,
}: {
  view: CheckoutView;
  orderKey: string;
  isCart: boolean;
  /** Found by the server. */
  errors: ReceiptErrors;
  addressBook: ReactNode;
  destination?: ReactNode;
}) {
  const t = useWords(checkoutWords);
  const formId = useId();
  const { formData, state } = useNavigation();
  const isOrdering = state !== 'idle' && formData?.get('do') === 'order';
  const isPending = useFetchers().some((fetcher) => fetcher.key.startsWith(choicePrefix) && fetcher.state !== 'idle');
  const [found, setFound] = useState<ReceiptErrors>();
  const obstacle = obstacleOf(view);

  const check = (event: FormEvent<HTMLFormElement>) => {
    const wrong = readReceipt(new FormData(event.currentTarget)).errors;
    setFound(wrong);
    const [first] = Object.keys(wrong);
    if (!first && !isPending && !isOrdering) return;
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(first ?? '');
    if (field instanceof HTMLElement) field.focus();
  };

  const isPickUp = view.method === 'SELF_PICK_UP';
  const submit = (className: string) => (
    <Button
      kind="buy"
      type="submit"
      form={formId}
      disabled={obstacle !== undefined}
      isLoading={isOrdering}
      className={className}
    >
      {t('summary.submit')}
    </Button>
  );
  const reason = obstacle && <ObstacleNote obstacle={obstacle} />;
  const first = view.hasDelivery ? 3 : 1;

  return (
    <>
      <Form id={formId} method="post" replace onSubmit={check}>
        <input type="hidden" name="do" value="order" />
        <input type="hidden" name="key" value={orderKey} />
      </Form>
      <div className="grid grid-cols-[minmax(0,1fr)_max(26rem,256px)] items-start gap-12 narrow:grid-cols-[minmax(0,1fr)_250px] narrow:gap-5 max-[60rem]:block">
        <div className="min-w-0">
          {view.hasDelivery && (
            <>
              {!isPickUp && (
                <Section number={1} title={t('section.address')}>
                  {addressBook}
                </Section>
              )}
              <Section number={isPickUp ? 1 : 2} title={t('section.delivery')}>
                <DeliverySection view={view} />
              </Section>
            </>
          )}
          <Section number={isPickUp ? 2 : first} title={t('section.goods')}>
            <GoodsSection view={view} orderFormId={formId} isCart={isCart} />
          </Section>
          <Section number={isPickUp ? 3 : first === 3 ? 4 : 2} title={t('section.benefits')}>
            <CouponSection view={view} />
            <ReceiptSection receipt={view.receipt} errors={found ?? errors} orderFormId={formId} />
          </Section>
        </div>
        <CheckoutSummary
          view={view}
          isPending={isPending}
          destination={destination}
          action={
            <>
              {submit('min-h-16 w-full text-lg')}
              {reason && <div className="mt-3 text-center">{reason}</div>}
            </>
          }
        />
      </div>
      <section
        aria-label={t('summary.phoneLabel')}
        className="sticky bottom-0 z-30 -mx-5 mt-6 flex items-center gap-4 border-t border-rule bg-white px-5 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] min-[60rem]:hidden"
      >
        <div className={`flex-1 leading-tight ${isPending ? 'opacity-50' : ''}`}>
          <span className="text-sm">{t('summary.total')}</span>{' '}
          <Price yuan={view.totals.payable} className="text-2xl" />
          {reason}
        </div>
        {submit('flex-none')}
      </section>
    </>
  );
}

function ObstacleNote({ obstacle }: { obstacle: Obstacle }) {
  const t = useWords(checkoutWords);
  return <p className="text-sm text-ink-500">{t(`reason.${obstacle}`)}</p>;
}
