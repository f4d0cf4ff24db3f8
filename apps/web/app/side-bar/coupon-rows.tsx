import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { siteFetch } from '../session/site-fetch.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toasts.ts';
import type { CouponRow } from './drawer-contents.ts';
import { sideDrawerWords } from './side-drawer-words.ts';

/** Coupons that anybody may claim now. */
export function CouponRows({ rows }: { rows: CouponRow[] }) {
  const t = useWords(sideDrawerWords);
  const toast = useToast();
  const [claiming, setClaiming] = useState<string>();
  const [claimed, setClaimed] = useState<CouponRow>();
  const [isDone, setDone] = useState(false);

  const claim = async (coupon: CouponRow) => {
    setClaiming(coupon.id);
    try {
      await siteFetch('/shell/drawer/coupons', { claim: coupon.id });
      setClaimed(coupon);
      setDone(true);
    } catch (error) {
      toast.failure((error as Error).message);
    } finally {
      setClaiming(undefined);
    }
  };

  return (
    <>
      <ul className="grid gap-4 p-6 max-md:p-5">
        {rows.map((coupon) => (
          <li key={coupon.id} className="grid grid-cols-[7rem_1fr] overflow-hidden rounded-lg border border-rule">
            <span className="num grid place-items-center border-r border-dashed border-paper-400 bg-seal-50 px-2 text-center font-serif text-xl font-semibold text-seal-600">
              <CouponAmount coupon={coupon} />
            </span>
            <span className="grid gap-0.5 px-4 py-3 text-sm">
              <span className="font-semibold">{coupon.storeId === '0' ? t('coupon.platform') : coupon.storeName}</span>
              <CouponTerms coupon={coupon} />
              <Button
                kind="buy-outline"
                size="xs"
                className="mt-2 justify-self-start"
                isLoading={claiming === coupon.id}
                onClick={() => claim(coupon)}
              >
                {t('coupon.claim')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={isDone}
        onClose={() => setDone(false)}
        closeLabel={t('close')}
        title={t('coupon.claimed.title')}
        text={t('coupon.claimed.text')}
        actions={
          <>
            <ButtonLink kind="line" size="sm" to="/home/Coupons">
              {t('coupon.claimed.mine')}
            </ButtonLink>
            <ButtonLink kind="primary" size="sm" to={claimed ? whereToUse(claimed) : '/goodsList'}>
              {t('coupon.claimed.use')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function CouponAmount({ coupon }: { coupon: CouponRow }) {
  const t = useWords(sideDrawerWords);
  if (coupon.couponType === 'PRICE') return t('coupon.yuan', { amount: coupon.price ?? 0 });
  const tenths = coupon.couponDiscount ?? 10;
  return t('coupon.discount', { tenths, off: Math.round(100 - tenths * 10) });
}

function CouponTerms({ coupon }: { coupon: CouponRow }) {
  const t = useWords(sideDrawerWords);
  const { consumeThreshold, endTime, effectiveDays } = coupon;
  const scopes = {
    ALL: t('coupon.all'),
    PORTION_GOODS: t('coupon.goods'),
    PORTION_GOODS_CATEGORY: t('coupon.categories'),
    PORTION_SHOP_CATEGORY: t('coupon.storeCategories'),
  };

  return (
    <>
      <span className="num text-ink-700">
        {consumeThreshold > 0 ? t('coupon.threshold', { amount: consumeThreshold }) : t('coupon.noThreshold')}
        {' · '}
        {scopes[coupon.scopeType]}
      </span>
      <span className="num text-xs text-ink-500">
        {endTime
          ? t('coupon.until', { day: endTime.slice(0, 10) })
          : t('coupon.afterClaim', { days: effectiveDays ?? 0 })}
      </span>
    </>
  );
}

/** The store that gave it, the goods of its category, or all goods. */
function whereToUse({ storeId, scopeType, scopeId }: CouponRow): string {
  if (storeId !== '0') return `/merchant?${new URLSearchParams({ id: storeId })}`;
  if (scopeType === 'PORTION_GOODS_CATEGORY' && scopeId)
    return `/goodsList?${new URLSearchParams({ categoryId: scopeId })}`;
  return '/goodsList';
}
