import { formatYuan } from '@silkboat/contract/money';
import type { FetcherWithComponents } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { choiceFrame } from '../ui/chosen-corner.tsx';
import { Radio } from '../ui/radio.tsx';
import type { CheckoutView, PickUpPoint } from './checkout-view.ts';
import { checkoutWords } from './checkout-words.ts';
import { useChoice } from './use-choice.ts';

/** How the goods come: by courier, or fetched from a point of the store where that is offered. */
export function DeliverySection({ view }: { view: CheckoutView }) {
  const t = useWords(checkoutWords);
  const fetcher = useChoice('method');
  const chosen = String(fetcher.formData?.get('method') ?? view.method);
  const costs = {
    LOGISTICS:
      view.addressId === null
        ? t('delivery.byAddress')
        : view.totals.freight > 0 && view.method === 'LOGISTICS'
          ? formatYuan(view.totals.freight)
          : t('delivery.free'),
    SELF_PICK_UP: t('delivery.free'),
  };

  return (
    <>
      <fetcher.Form method="post">
        <input type="hidden" name="do" value="method" />
        <fieldset>
          <legend className="sr-only">{t('delivery.legend')}</legend>
          <div className="grid grid-cols-3 gap-5 narrow:grid-cols-2 narrow:gap-3 max-md:grid-cols-1 max-md:gap-3">
            {view.methods.map((method) =>
              method === 'LOGISTICS' || method === 'SELF_PICK_UP' ? (
                <div key={method} className={`${choiceFrame(chosen === method)} px-5.5 py-4.5 max-md:px-4 max-md:py-3`}>
                  <Radio
                    name="method"
                    value={method}
                    checked={chosen === method}
                    className="w-full items-start! gap-4! after:absolute after:inset-0"
                    onChange={({ target }) => void fetcher.submit(target.form, { flushSync: true })}
                  >
                    <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
                      <span className="font-semibold">{t(`delivery.${method}`)}</span>
                      <span
                        className={`num ml-auto text-sm ${costs[method] === t('delivery.free') ? 'text-jade-700' : 'text-ink-700'}`}
                      >
                        {costs[method]}
                      </span>
                      <span className="w-full text-sm text-ink-500">{t(`delivery.${method}Text`)}</span>
                    </span>
                  </Radio>
                </div>
              ) : null,
            )}
          </div>
          <UseWithoutScript />
        </fieldset>
      </fetcher.Form>
      {chosen === 'SELF_PICK_UP' && <PickUpPoints points={view.pickUpPoints} chosenId={view.pickUpPointId} />}
    </>
  );
}

function PickUpPoints({ points, chosenId }: { points: PickUpPoint[]; chosenId: string | null }) {
  const t = useWords(checkoutWords);
  const fetcher = useChoice('point');
  const chosen = String(fetcher.formData?.get('pickUpPointId') ?? chosenId ?? '');
  if (points.length === 0) {
    return (
      <p role="alert" className="mt-4 text-seal-600">
        {t('delivery.noPoints')}
      </p>
    );
  }

  return (
    <fetcher.Form method="post" className="mt-5">
      <input type="hidden" name="do" value="pickUpPoint" />
      <fieldset>
        <legend className="mb-3 text-sm text-ink-700">{t('delivery.point')}</legend>
        <ul className="divide-y divide-rule border-y border-rule">
          {points.map((point) => (
            <li key={point.id} className="py-1">
              <Point point={point} isChosen={chosen === point.id} fetcher={fetcher} />
            </li>
          ))}
        </ul>
        <UseWithoutScript />
      </fieldset>
    </fetcher.Form>
  );
}

function Point({
  point,
  isChosen,
  fetcher,
}: {
  point: PickUpPoint;
  isChosen: boolean;
  fetcher: FetcherWithComponents<unknown>;
}) {
  return (
    <Radio
      name="pickUpPointId"
      value={point.id}
      checked={isChosen}
      className="w-full py-2"
      onChange={({ target }) => void fetcher.submit(target.form, { flushSync: true })}
    >
      <span className="flex flex-1 flex-wrap items-baseline gap-x-4">
        <span className="font-semibold">{point.addressName}</span>
        <span className="text-sm text-ink-700">{point.address}</span>
        <span className="num ml-auto text-sm text-ink-500">{point.mobile}</span>
      </span>
    </Radio>
  );
}

/** Without script a choice is sent by hand. */
function UseWithoutScript() {
  const t = useWords(checkoutWords);
  return (
    <noscript>
      <button type="submit" className="mt-3 border border-paper-400 px-4 py-2">
        {t('delivery.use')}
      </button>
    </noscript>
  );
}
