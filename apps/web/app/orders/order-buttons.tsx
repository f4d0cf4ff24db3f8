import type { MouseEvent } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ChangeFields } from './change-form.tsx';
import { actionsOf, lineToEvaluate, mainAction, type OrderAction } from './order-actions.ts';
import type { OrderDesk } from './order-desk.ts';
import { cashierPath, evaluatePath, type OrderView, orderPath } from './order-view.ts';
import { ordersWords } from './orders-words.ts';
import { PayTimeLeft } from './pay-time-left.tsx';

/** What can be done with an order: the likely thing as a button, the rest as words. `hasDetail` adds the way to its page. */
export function OrderButtons({
  order,
  desk,
  hasDetail = false,
  omit = [],
  className,
}: {
  order: OrderView;
  desk: OrderDesk;
  hasDetail?: boolean;
  omit?: OrderAction[];
  className?: string;
}) {
  const t = useWords(ordersWords);
  const actions = actionsOf(order).filter((action) => !omit.includes(action));
  const main = mainAction(actions);
  const detail = (isMain: boolean) => (
    <LocalLink key="detail" to={orderPath(order.sn)} className={lookOf('detail', isMain)}>
      {t('action.detail')}
    </LocalLink>
  );

  if (actions.length === 0 && !hasDetail) return null;
  return (
    <div className={classNames('flex', className)}>
      {!main && hasDetail && detail(true)}
      {actions.map((action) => (
        <OrderButton key={action} action={action} order={order} desk={desk} isMain={action === main} />
      ))}
      {main && hasDetail && detail(false)}
    </div>
  );
}

const word =
  'inline-flex min-h-[max(1.75rem,24px)] items-center text-sm text-ink-500 hover:text-seal-600 max-md:min-h-11';

function lookOf(action: OrderAction | 'detail', isMain: boolean): string {
  if (!isMain) return word;
  const kind = action === 'pay' ? 'buy' : action === 'receive' ? 'primary' : 'line';
  return buttonClass(kind, 'sm', 'order-main w-full px-2 max-md:w-auto max-md:px-4');
}

function OrderButton({
  action,
  order,
  desk,
  isMain,
}: {
  action: OrderAction;
  order: OrderView;
  desk: OrderDesk;
  isMain: boolean;
}) {
  const t = useWords(ordersWords);
  const look = lookOf(action, isMain);

  if (action === 'pay')
    return (
      <LocalLink to={cashierPath(order.sn)} className={look}>
        {t('action.pay')}
        {order.endsAt !== null && <PayTimeLeft endsAt={order.endsAt} />}
      </LocalLink>
    );

  if (action === 'evaluate')
    return (
      <LocalLink to={evaluatePath(lineToEvaluate(order)?.sn ?? '')} className={look}>
        {t('action.evaluate')}
      </LocalLink>
    );

  if (action === 'again') {
    const isBusy = desk.busy?.sn === order.sn && desk.busy.change === 'again';
    return (
      <desk.fetcher.Form method="post" className={isMain ? 'w-full max-md:w-auto' : undefined}>
        <ChangeFields change="again" sn={order.sn} isLive={desk.isAlive} />
        {isMain ? (
          <Button
            type="submit"
            kind="line"
            size="sm"
            isLoading={isBusy}
            className="w-full px-2 max-md:w-auto max-md:px-4"
          >
            {t('action.again')}
          </Button>
        ) : (
          <button type="submit" disabled={isBusy} className={look}>
            {t('action.again')}
          </button>
        )}
      </desk.fetcher.Form>
    );
  }

  // A link, so that it leads to the same question on the order's page where there is no script.
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    desk.ask(action, order);
  };
  return (
    <LocalLink
      to={`${orderPath(order.sn)}&ask=${action}`}
      role="button"
      onClick={ask}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        desk.ask(action, order);
      }}
      className={look}
    >
      {t(`action.${action}`)}
    </LocalLink>
  );
}
