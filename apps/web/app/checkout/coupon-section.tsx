import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { ChosenCorner, choiceFrame } from '../ui/chosen-corner.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Ticket } from '../ui/ticket.tsx';
import { useToast } from '../ui/toasts.ts';
import type { CheckoutView, CouponChoice, CouponTerms } from './checkout-view.ts';
import { checkoutWords } from './checkout-words.ts';
import { useChoice } from './use-choice.ts';
import { useTermsWords } from './use-terms-words.ts';

const cards = 'grid grid-cols-3 gap-5 narrow:grid-cols-2 narrow:gap-3 max-md:grid-cols-1 max-md:gap-3';

/** The member's coupons: those that fit are taken and put back by a press, the others say what they lack. */
export function CouponSection({ view }: { view: CheckoutView }) {
  const t = useWords(checkoutWords);
  const { usable, unusable, claimable } = view;

  return (
    <>
      {usable.length > 0 ? <UsableCoupons coupons={usable} /> : <p className="text-ink-500">{t('coupons.none')}</p>}
      {claimable.length > 0 && (
        <Disclosure className="mt-3 text-sm" summary={t('coupons.more', { count: claimable.length })}>
          <ClaimableCoupons coupons={claimable} />
        </Disclosure>
      )}
      {unusable.length > 0 && (
        <Disclosure
          className="border-t border-rule text-sm"
          summary={t('coupons.unusable', { count: unusable.length })}
        >
          <UnusableCoupons coupons={unusable} />
        </Disclosure>
      )}
    </>
  );
}

function UsableCoupons({ coupons }: { coupons: CouponChoice[] }) {
  const words = useTermsWords();
  const fetcher = useChoice('coupon');
  const [state, changingId] = String(fetcher.formData?.get('coupon') ?? '').split(':');

  return (
    <fetcher.Form method="post">
      <input type="hidden" name="do" value="coupon" />
      <ul className={cards}>
        {coupons.map((coupon) => {
          const isSelected = coupon.id === changingId ? state === 'on' : coupon.isSelected;
          return (
            <li key={coupon.id}>
              <button
                type="submit"
                name="coupon"
                value={`${isSelected ? 'off' : 'on'}:${coupon.id}`}
                aria-pressed={isSelected}
                className={`${choiceFrame(isSelected)} block w-full hover:border-abyss-900`}
              >
                <Ticket
                  worth={words.worth(coupon)}
                  title={words.title(coupon)}
                  lines={[words.threshold(coupon), words.term(coupon)]}
                />
                {isSelected && <ChosenCorner />}
              </button>
            </li>
          );
        })}
      </ul>
    </fetcher.Form>
  );
}

function ClaimableCoupons({ coupons }: { coupons: CouponTerms[] }) {
  const t = useWords(checkoutWords);
  const words = useTermsWords();
  const toast = useToast();
  const fetcher = useChoice('claim', () => toast.success(t('coupons.claimed')));
  const claiming = fetcher.formData?.get('couponId');

  return (
    <fetcher.Form method="post">
      <input type="hidden" name="do" value="claim" />
      <ul className={cards}>
        {coupons.map((coupon) => (
          <li key={coupon.id} className={choiceFrame(false)}>
            <Ticket
              worth={words.worth(coupon)}
              title={words.title(coupon)}
              lines={[words.threshold(coupon), words.term(coupon)]}
              action={
                <Button
                  kind="buy-outline"
                  size="xs"
                  type="submit"
                  name="couponId"
                  value={coupon.id}
                  isLoading={claiming === coupon.id}
                >
                  {t('coupons.claim')}
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </fetcher.Form>
  );
}

function UnusableCoupons({ coupons }: { coupons: CouponChoice[] }) {
  const words = useTermsWords();
  return (
    <ul className={cards}>
      {coupons.map((coupon) => (
        <li key={coupon.id} className={choiceFrame(false)}>
          <Ticket
            isOff
            worth={words.worth(coupon)}
            title={words.title(coupon)}
            lines={[words.threshold(coupon), coupon.reason ?? words.term(coupon)]}
          />
        </li>
      ))}
    </ul>
  );
}
