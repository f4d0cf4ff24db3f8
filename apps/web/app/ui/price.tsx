import { formatYuan } from '@silkboat/contract/money';
import { classNames } from './class-names.ts';

/** `¥1,280.00` with small sign and decimals, in the size of its surroundings; vermilion unless `isStruck` or `isPlain`. */
export function Price({
  yuan,
  isStruck = false,
  isPlain = false,
  className,
}: {
  yuan: number;
  isStruck?: boolean;
  isPlain?: boolean;
  className?: string;
}) {
  const [, sign, whole, cents] = /^(−?¥)([\d,]+)\.(\d\d)$/.exec(formatYuan(yuan)) ?? [];
  const small = 'text-[max(0.64em,12px)]';
  const Tag = isStruck ? 's' : 'span';

  return (
    <Tag
      className={classNames(
        'num whitespace-nowrap',
        isStruck ? 'font-normal text-ink-500' : 'font-semibold',
        !isStruck && !isPlain && 'text-seal-600',
        className,
      )}
    >
      <span className={`${small} mr-[0.12em] font-medium`}>{sign}</span>
      {whole}
      <span className={small}>.{cents}</span>
    </Tag>
  );
}
