import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { Radio } from '../ui/radio.tsx';
import type { Question } from './order-desk.ts';
import { ordersWords } from './orders-words.ts';

/** The hidden fields of a form about an order. `isLive`: the page goes on by script and needs no redirect. */
export function ChangeFields({
  change,
  sn,
  isLive,
}: {
  change: Question | 'again';
  sn: string;
  isLive: boolean;
}): ReactNode {
  return (
    <>
      <input type="hidden" name="do" value={change} />
      <input type="hidden" name="sn" value={sn} />
      {isLive && <input type="hidden" name="live" value="1" />}
    </>
  );
}

/** Why an order is cancelled: one of the shop's reasons. */
export function CancelReasons({ reasons }: { reasons: string[] }) {
  const t = useWords(ordersWords);
  const shown = reasons.length > 0 ? reasons : [t('ask.cancel.other')];

  return (
    <fieldset>
      <legend className="mb-2 text-sm text-ink-500">{t('ask.cancel.reason')}</legend>
      <div className="grid gap-1">
        {shown.map((reason) => (
          <Radio key={reason} name="reason" value={reason} required className="min-h-[max(2.5rem,32px)]">
            {reason}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
