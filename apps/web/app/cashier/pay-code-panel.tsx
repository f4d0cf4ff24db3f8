import { formatYuan } from '@silkboat/contract/money';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../i18n/language.ts';
import { useWords } from '../i18n/words.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { PayCode } from './cashier.server.ts';
import { cashierWords } from './cashier-words.ts';
import { type Payable, payPath } from './pay-target.ts';
import { usePayResult } from './use-pay-result.ts';

/** A payment under way at a provider: the code to scan, the page to open, and whether the money has come. */
export function PayCodePanel({ code, payable, amount }: { code: PayCode; payable: Payable; amount: number }) {
  const t = useWords(cashierWords);
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const { isWaiting, isAsking, askAgain } = usePayResult(payable, () => {
    void navigate(localPath(payPath('/paySuccess', payable)), { replace: true });
  });
  const method = t(`method.${code.method}`);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="pay-code-title"
      className="mt-8 grid grid-cols-[auto_1fr] items-center gap-10 rounded-lg bg-paper-100 p-10 outline-none max-md:grid-cols-1 max-md:justify-items-center max-md:gap-5 max-md:p-6"
    >
      {code.qr && (
        <svg
          viewBox={`-4 -4 ${code.qr.size + 8} ${code.qr.size + 8}`}
          role="img"
          aria-label={t('code.label', { method })}
          shapeRendering="crispEdges"
          className="size-[max(15rem,200px)] rounded-lg bg-white"
        >
          <path d={code.qr.path} className="fill-ink-900" />
        </svg>
      )}
      <div className="max-md:text-center">
        <h2 id="pay-code-title" className="text-xl">
          {t('code.title', { method })}
        </h2>
        <p className="num mt-2 text-ink-700">{t('code.text', { amount: formatYuan(amount) })}</p>
        {code.address && (
          <a href={code.address} target="_blank" rel="noopener" className={buttonClass('primary', 'sm', 'mt-5')}>
            {t('code.open')}
            <ExternalLink aria-hidden="true" />
            <span className="sr-only">{t('code.elsewhere')}</span>
          </a>
        )}
        <p role="status" className="mt-5 flex min-h-11 items-center gap-3 text-ink-500 max-md:justify-center">
          {isWaiting || isAsking ? (
            <>
              <Spinner />
              {t('code.waiting')}
            </>
          ) : (
            t('code.notYet')
          )}
        </p>
        <Button kind="line" size="sm" className="mt-1" isLoading={isAsking} onClick={askAgain}>
          {t('code.check')}
        </Button>
      </div>
    </section>
  );
}
