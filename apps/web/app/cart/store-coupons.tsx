import { type MouseEvent, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { siteFetch } from '../session/site-fetch.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { NotchedChip } from '../ui/notched-chip.tsx';
import { Ticket } from '../ui/ticket.tsx';
import { useToast } from '../ui/toasts.ts';
import type { CartCoupon } from './cart-view.ts';
import { cartWords } from './cart-words.ts';
import { useCouponWords } from './use-offer-words.ts';

/** The coupons of a store that can be claimed, folded below its name. */
export function StoreCoupons({ coupons }: { coupons: CartCoupon[] }) {
  const t = useWords(cartWords);
  const words = useCouponWords();
  const toast = useToast();
  const [claiming, setClaiming] = useState<string>();
  const [claimed, setClaimed] = useState<string[]>([]);
  if (coupons.length === 0) return null;

  const claim = (couponId: string) => async (event: MouseEvent) => {
    event.preventDefault();
    if (claiming) return;
    setClaiming(couponId);
    try {
      await siteFetch('/shell/cart', { claim: couponId });
      setClaimed((before) => [...before, couponId]);
      toast.success(t('coupons.claimedToast'));
    } catch (error) {
      toast.failure((error as Error).message);
    } finally {
      setClaiming(undefined);
    }
  };

  return (
    <Disclosure
      className="border-b border-rule px-6 text-sm max-md:px-4"
      summary={
        <span className="flex min-w-0 flex-1 items-center gap-2 overflow-hidden">
          <span className="flex-none">{t('coupons.title')}</span>
          {coupons.slice(0, 3).map((coupon) => (
            <NotchedChip key={coupon.id} className="bg-seal-50 max-md:nth-[n+4]:hidden">
              {words.amount(coupon)} · {words.threshold(coupon)}
            </NotchedChip>
          ))}
        </span>
      }
    >
      <ul className="grid grid-cols-2 gap-4 pt-1 pb-2 max-md:grid-cols-1">
        {coupons.map((coupon) => (
          <li key={coupon.id} className="overflow-hidden rounded-lg border border-paper-400">
            <Ticket
              worth={words.amount(coupon)}
              title={words.threshold(coupon)}
              lines={[words.scope(coupon), words.term(coupon)]}
              action={
                claimed.includes(coupon.id) ? (
                  <span className="text-jade-700">{t('coupons.claimed')}</span>
                ) : (
                  <Button
                    kind="buy-outline"
                    size="xs"
                    type="submit"
                    name="do"
                    value={`claim:${coupon.id}`}
                    isLoading={claiming === coupon.id}
                    onClick={claim(coupon.id)}
                  >
                    {t('coupons.claim')}
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
