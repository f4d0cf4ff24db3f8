import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { checkoutWords } from './checkout-words.ts';

/** Why an order was refused; `code` is the shop's number of the reason. */
interface Refused {
  refusal: string;
  code: number | undefined;
}

/** Sold out, off the shelf, below the minimum, nothing valid: mended in the cart. */
const mendedInCart = new Set([11001, 11011, 11025, 31041]);
/** The same form was sent before, with other words in it: the order is there already. */
const alreadyPlaced = 4003;

/** Stands above the page after a refused order, and takes the focus there. */
export function OrderRefusal({ refused, isCart }: { refused: Refused; isCart: boolean }) {
  const t = useWords(checkoutWords);
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is shown anew
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [refused]);

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-seal-50 px-6 py-4 text-seal-600 max-md:px-4"
    >
      <CircleAlert aria-hidden="true" />
      <p className="min-w-0 flex-1">{refused.refusal}</p>
      {isCart && refused.code !== undefined && mendedInCart.has(refused.code) && (
        <ButtonLink kind="line" size="xs" to="/cart">
          {t('refusal.toCart')}
        </ButtonLink>
      )}
      {refused.code === alreadyPlaced && (
        <ButtonLink kind="line" size="xs" to="/home/MyOrder">
          {t('refusal.toOrders')}
        </ButtonLink>
      )}
    </div>
  );
}
