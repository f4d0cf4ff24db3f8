import { formatYuan } from '@silkboat/contract/money';
import type { PaymentMethod } from '@silkboat/contract/order-life-cycle';
import Landmark from 'lucide-react/icons/landmark';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import Wallet from 'lucide-react/icons/wallet';
import { type FormEvent, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { choiceFrame } from '../ui/chosen-corner.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Radio } from '../ui/radio.tsx';
import type { Cashier } from './cashier.server.ts';
import { cashierWords } from './cashier-words.ts';

const icons: Partial<Record<PaymentMethod, typeof Wallet>> = { WALLET: Wallet, BANK_TRANSFER: Landmark };

/** The ways to pay. Paying from the wallet asks once more, because it cannot be taken back. */
export function PayMethods({ detail, begun }: { detail: Cashier; begun: PaymentMethod | undefined }) {
  const t = useWords(cashierWords);
  const form = useRef<HTMLFormElement>(null);
  const isConfirmed = useRef(false);
  const { state } = useNavigation();
  const isPaying = state === 'submitting';
  const isShort = detail.walletValue < detail.price;
  const able = detail.support.filter((method) => method !== 'WALLET' || !isShort);
  const [chosen, setChosen] = useState<PaymentMethod | undefined>(begun ?? able[0]);
  const [isConfirming, setConfirming] = useState(false);

  const ask = (event: FormEvent) => {
    if (isPaying) event.preventDefault();
    if (chosen !== 'WALLET' || isConfirmed.current) return;
    event.preventDefault();
    setConfirming(true);
  };
  const confirm = () => {
    setConfirming(false);
    isConfirmed.current = true;
    form.current?.requestSubmit();
    isConfirmed.current = false;
  };

  return (
    <Form ref={form} method="post" onSubmit={ask} className="mt-8">
      <fieldset>
        <legend className="mb-5 font-serif text-xl font-semibold">{t('methods')}</legend>
        <div className="grid grid-cols-3 gap-5 narrow:gap-3 max-md:grid-cols-1 max-md:gap-3">
          {detail.support.map((method) => {
            const Icon = icons[method] ?? QrCodeIcon;
            const isOff = method === 'WALLET' && isShort;
            return (
              <div
                key={method}
                className={`${choiceFrame(chosen === method)} flex flex-col justify-center px-5.5 py-5 max-md:px-4 max-md:py-3 ${isOff ? 'bg-paper-50!' : ''}`}
              >
                <Radio
                  name="method"
                  value={method}
                  checked={chosen === method}
                  disabled={isOff}
                  className="w-full gap-4! after:absolute after:inset-0"
                  onChange={() => setChosen(method)}
                >
                  <Icon aria-hidden="true" className={`text-2xl ${isOff ? 'text-ink-400' : 'text-abyss-700'}`} />
                  <span>
                    <span className={`block font-semibold ${isOff ? 'text-ink-500' : ''}`}>
                      {t(`method.${method}`)}
                    </span>
                    {method === 'WALLET' && (
                      <span className="num block text-sm text-ink-500">
                        {t('balance', { amount: formatYuan(detail.walletValue) })}
                      </span>
                    )}
                  </span>
                </Radio>
                {isOff && (
                  <p className="num relative z-10 mt-2 flex flex-wrap items-center gap-x-3 text-sm text-seal-600">
                    {t('short', { amount: formatYuan(detail.price - detail.walletValue) })}
                    <LocalLink
                      to="/home/MoneyManagement"
                      className="text-ink-900 underline decoration-paper-400 underline-offset-4 max-md:leading-11"
                    >
                      {t('topUp')}
                    </LocalLink>
                  </p>
                )}
              </div>
            );
          })}
        </div>
      </fieldset>
      <Button
        kind="buy"
        type="submit"
        className="mt-8 min-h-16 min-w-64 text-lg max-md:mt-5 max-md:min-h-13 max-md:w-full"
        disabled={chosen === undefined}
        isLoading={isPaying}
      >
        {t('pay')}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        closeLabel={t('confirm.close')}
        title={t('confirm.title')}
        text={t('confirm.text', {
          amount: formatYuan(detail.price),
          rest: formatYuan(detail.walletValue - detail.price),
        })}
        actions={
          <>
            <Button kind="line" size="sm" onClick={() => setConfirming(false)}>
              {t('confirm.cancel')}
            </Button>
            <Button kind="primary" size="sm" onClick={confirm}>
              {t('confirm.pay')}
            </Button>
          </>
        }
      />
    </Form>
  );
}
