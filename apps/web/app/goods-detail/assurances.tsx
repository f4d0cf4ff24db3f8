import BadgeCheck from 'lucide-react/icons/badge-check';
import PackageCheck from 'lucide-react/icons/package-check';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useWords } from '../i18n/words.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

const assurances = [
  ['genuine', BadgeCheck],
  ['returns', RotateCcw],
  ['damage', PackageCheck],
  ['invoice', ReceiptText],
] as const;

export function Assurances() {
  const t = useWords(goodsDetailWords);
  return (
    <ul
      aria-label={t('assurances.label')}
      className="mt-5 flex flex-wrap gap-x-7 gap-y-2 text-sm text-ink-500 max-md:gap-x-5"
    >
      {assurances.map(([key, Icon]) => (
        <li key={key} className="flex items-center gap-1.5">
          <Icon aria-hidden="true" className="text-jade-600" />
          {t(`assurances.${key}`)}
        </li>
      ))}
    </ul>
  );
}
