import { useWords } from '../i18n/words.ts';
import { ordersWords } from './orders-words.ts';

/** `1234 5678`, read digit by digit to those who hear it. */
export function PickUpCode({ code }: { code: string }) {
  const t = useWords(ordersWords);
  const groups = code.match(/.{1,4}/g) ?? [code];

  return (
    <span className="num font-serif text-[max(2.75rem,30px)] leading-none font-semibold whitespace-nowrap tracking-[0.08em]">
      <span aria-hidden="true">{groups.join(' ')}</span>
      <span className="sr-only">{t('ask.code.spoken', { digits: [...code].join(' ') })}</span>
    </span>
  );
}
