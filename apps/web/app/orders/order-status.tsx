import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { orderLook } from './order-look.ts';
import type { OrderView } from './order-view.ts';
import { ordersWords } from './orders-words.ts';

/** Dot and word. */
export function OrderStatus({ state, className }: { state: OrderView['state']; className?: string }) {
  const t = useWords(ordersWords);
  const { colour, isHollow } = orderLook(state);

  return (
    <span
      className={classNames(
        'inline-flex flex-none items-center gap-2 font-semibold whitespace-nowrap',
        colour,
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'size-[max(0.5rem,6px)] rounded-full border-[1.5px] border-current',
          !isHollow && 'bg-current',
        )}
      />
      {t(`state.${state}`)}
    </span>
  );
}
