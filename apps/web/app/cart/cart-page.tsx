import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { askToSignIn } from '../session/login-dialog.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Price } from '../ui/price.tsx';
import { useToast } from '../ui/toasts.ts';
import {
  type CartChange,
  withAllCheck,
  withLineCheck,
  withQuantity,
  withRemoval,
  withRestored,
  withStoreCheck,
} from './cart-change.ts';
import { cartColumns } from './cart-columns.ts';
import type { LineActions } from './cart-line.tsx';
import { CartSummary, SavingNote } from './cart-summary.tsx';
import { CartTools } from './cart-tools.tsx';
import { type CartView, canCheck, checkState, linesOf } from './cart-view.ts';
import { cartWords } from './cart-words.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { StoreGroup } from './store-group.tsx';
import { type Taken, UndoToast } from './undo-toast.tsx';
import { type CartAnswer, type SendChange, useCartDesk } from './use-cart-desk.ts';

/** A cart that holds something: its table, what it comes to, and the way on. `empty` stands there once it is empty. */
export function CartPage({
  loaded,
  send,
  isGuest,
  hint,
  empty,
  onAnswer,
}: {
  loaded: CartView;
  send: SendChange;
  isGuest: boolean;
  /** In the summary, below the button. */
  hint?: ReactNode;
  empty: ReactNode;
  onAnswer?: (answer: CartAnswer) => void;
}) {
  const t = useWords(cartWords);
  const toast = useToast();
  const formId = useId();
  const [taken, setTaken] = useState<Taken>();

  const showAnswer = (answer: CartAnswer, change: CartChange, before: CartView) => {
    for (const refusal of answer.refusals) toast.failure(refusal);
    const left = takenBy(change, before, answer.cart);
    if (left && left.lines.length > 0) setTaken(left);
    else if (left) toast.success(t('said.removed'));
    if (change.restore.length > 0 && answer.refusals.length === 0) toast.success(t('said.undone'));
    onAnswer?.(answer);
  };
  const { view, isPending, change } = useCartDesk({ loaded, send, onAnswer: showAnswer, onFailure: toast.failure });

  const take = (skuIds: string[], way: 'remove' | 'favour') => {
    if (way === 'favour' && isGuest) askToSignIn();
    else if (skuIds.length > 0) change((step) => withRemoval(step, skuIds, way));
  };
  const actions: LineActions = {
    onCheck: (line, isChecked) => change((step) => withLineCheck(step, line.skuId, isChecked)),
    onQuantity: (line, num) => change((step) => withQuantity(step, line.skuId, num), { isQuantity: true }),
    onCorrect: (num) => toast.notice(num <= 1 ? t('line.least') : t('line.corrected', { count: num })),
    onTake: (line, way) => take([line.skuId], way),
  };

  const lines = linesOf(view);
  const undo = taken && (
    <UndoToast
      taken={taken}
      onClose={() => setTaken(undefined)}
      onUndo={() => {
        change((step) => withRestored(step, taken.lines));
        setTaken(undefined);
      }}
    />
  );
  if (lines.length === 0) {
    return (
      <>
        {empty}
        {undo}
      </>
    );
  }

  const state = checkState(lines);
  const checkAllBox = (
    <Checkbox
      checked={state === 'all'}
      isIndeterminate={state === 'some'}
      disabled={!lines.some(canCheck)}
      onChange={(event) => change((step) => withAllCheck(step, event.target.checked))}
    >
      <span className="text-ink-900">{t('check.all')}</span>
    </Checkbox>
  );
  const reason = lines.some(canCheck) ? t('summary.nothing') : t('summary.faulty');
  const isNothing = view.totals.pieces === 0 && !isPending;

  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_max(26rem,256px)] items-start gap-12 narrow:grid-cols-[minmax(0,1fr)_250px] narrow:gap-5 max-[60rem]:block">
        <form id={formId} method="post" aria-busy={isPending}>
          <noscript>
            <button type="submit" name="do" value="update" className="mb-4 border border-paper-400 px-4 py-2">
              {t('tools.update')}
            </button>
          </noscript>
          <div
            className={`${cartColumns} border-t border-b border-t-ink-900 border-b-rule px-6 py-4 text-sm text-ink-500 max-md:hidden`}
          >
            <span className="col-span-2">{checkAllBox}</span>
            <span>{t('column.goods')}</span>
            <span className="narrow:hidden">{t('column.unit')}</span>
            <span>{t('column.quantity')}</span>
            <span>{t('column.subTotal')}</span>
          </div>
          {view.stores.map((store) => (
            <StoreGroup
              key={store.storeId}
              store={store}
              isPending={isPending}
              actions={actions}
              onCheck={(isChecked) => change((step) => withStoreCheck(step, store, isChecked))}
            />
          ))}
          <CartTools lines={lines} checkAllBox={checkAllBox} onTake={take} />
        </form>
        <CartSummary
          totals={view.totals}
          isPending={isPending}
          action={
            <>
              <CheckoutButton
                totals={view.totals}
                isGuest={isGuest}
                isPending={isPending}
                formId={formId}
                className="min-h-16 w-full text-lg"
              />
              {isNothing && <p className="mt-3 text-center text-sm text-ink-500">{reason}</p>}
            </>
          }
          hint={hint}
        />
      </div>
      <section
        aria-label={t('summary.phoneLabel')}
        className="sticky bottom-[var(--bottom-bar,0px)] z-30 order-last -mx-5 flex items-center gap-3 border-t border-rule bg-white py-2 pr-5 pl-3 min-[60rem]:hidden"
      >
        {checkAllBox}
        <div className={`ml-auto text-right leading-tight ${isPending ? 'opacity-50' : ''}`}>
          {isNothing ? (
            <span className="text-sm text-ink-500">{reason}</span>
          ) : (
            <>
              <span className="text-sm">{t('summary.total')}</span>{' '}
              <Price yuan={view.totals.payable} className="text-xl" />
              <SavingNote totals={view.totals} className="text-xs!" />
            </>
          )}
        </div>
        <CheckoutButton
          totals={view.totals}
          isGuest={isGuest}
          isPending={isPending}
          formId={formId}
          className="flex-none px-4!"
        />
      </section>
      {undo}
    </>
  );
}

/** What a change took away, so that it can be given back. */
function takenBy({ remove, favour }: CartChange, before: CartView, after: CartView): Taken | undefined {
  const still = new Set(linesOf(after).map(({ skuId }) => skuId));
  const wanted = new Set([...remove, ...favour]);
  const lines = linesOf(before).filter(({ skuId, isDead }) => wanted.has(skuId) && !still.has(skuId) && !isDead);
  const isAnyGone = [...wanted].some((skuId) => !still.has(skuId));
  return isAnyGone ? { way: favour.length > 0 ? 'favour' : 'remove', lines } : undefined;
}
