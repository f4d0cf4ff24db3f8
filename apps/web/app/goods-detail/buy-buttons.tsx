import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { MouseEvent } from 'react';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Detail } from './detail.ts';
import { goodsDetailWords } from './goods-detail-words.ts';
import type { Purchase } from './use-purchase.ts';

/**
 * 立即购买 and 加入购物车 as one form of the page. `onAsk` is pressed instead where the SKU has to be chosen first;
 * virtual goods are only bought at once.
 */
export function BuyButtons({
  detail,
  purchase,
  size,
  className,
  onAsk,
  onAdded,
}: {
  detail: Detail;
  purchase: Purchase;
  /** `lg` on the page, `md` in bars. */
  size: 'lg' | 'md';
  className?: string;
  onAsk?: (() => void) | undefined;
  onAdded?: () => void;
}) {
  const t = useWords(goodsDetailWords);
  const { Form, pieces, canBuy, isBuying, isAdding, add } = purchase;
  const look = classNames(
    'min-w-0 flex-1',
    size === 'lg' && 'min-h-16 text-xl max-md:min-h-12',
    size === 'md' && 'px-2!',
  );
  const ask = (event: MouseEvent) => {
    if (!onAsk) return false;
    event.preventDefault();
    onAsk();
    return true;
  };

  return (
    <Form method="post" className={classNames('flex gap-4 max-md:gap-2', className)}>
      <input type="hidden" name="skuId" value={detail.skuId} />
      <input type="hidden" name="num" value={pieces} />
      <input type="hidden" name="way" value={detail.isVirtual ? 'VIRTUAL' : 'BUY_NOW'} />
      <Button
        kind="buy"
        type="submit"
        name="intent"
        value="buy"
        className={classNames(look, 'max-md:order-last')}
        disabled={!canBuy}
        isLoading={isBuying}
        onClick={ask}
      >
        {t(canBuy ? 'buy' : 'soldOut')}
      </Button>
      {!detail.isVirtual && (
        <Button
          kind="buy-outline"
          type="submit"
          name="intent"
          value="add"
          className={look}
          disabled={!canBuy}
          isLoading={isAdding}
          onClick={async (event) => {
            if (ask(event)) return;
            event.preventDefault();
            if (await add()) onAdded?.();
          }}
        >
          <ShoppingCart aria-hidden="true" className={classNames(size === 'md' && 'hidden')} />
          {t('add')}
        </Button>
      )}
    </Form>
  );
}
