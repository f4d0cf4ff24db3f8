import Heart from 'lucide-react/icons/heart';
import Trash2 from 'lucide-react/icons/trash-2';
import type { MouseEvent } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { classNames } from '../ui/class-names.ts';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Tag } from '../ui/tag.tsx';
import { cartColumns } from './cart-columns.ts';
import { canCheck, type LineView } from './cart-view.ts';
import { cartWords } from './cart-words.ts';

export interface LineActions {
  onCheck: (line: LineView, isChecked: boolean) => void;
  onQuantity: (line: LineView, num: number) => void;
  onCorrect: (num: number) => void;
  onTake: (line: LineView, way: 'remove' | 'favour') => void;
}

/** One SKU of the cart. Its controls belong to one form with all others, so that they also work without script. */
export function CartLineRow({
  line,
  isPending,
  actions,
}: {
  line: LineView;
  isPending: boolean;
  actions: LineActions;
}) {
  const t = useWords(cartWords);
  const page = `/goodsDetail?${new URLSearchParams({ skuId: line.skuId, goodsId: line.goodsId })}`;
  const label = line.specs ? `${line.name} ${line.specs}` : line.name;

  return (
    <li
      className={classNames(
        cartColumns,
        'border-t border-rule px-6 py-6 first:border-t-0 max-md:grid max-md:grid-cols-[2.75rem_5.5rem_1fr] max-md:gap-x-3 max-md:py-4 max-md:pr-4 max-md:pl-0',
      )}
    >
      <input type="hidden" name="line" value={line.skuId} />
      <span className="max-md:row-span-2 max-md:self-center max-md:justify-self-end">
        {!line.isDead && (
          <Checkbox
            name="checked"
            value={line.skuId}
            checked={line.isChecked}
            disabled={!canCheck(line)}
            aria-label={t('check.line', { name: label })}
            onChange={(event) => actions.onCheck(line, event.target.checked)}
          />
        )}
      </span>
      <LocalLink to={page} tabIndex={-1} aria-hidden="true" className="relative block self-start max-md:row-span-2">
        <Image
          src={line.image}
          alt=""
          sizes="(max-width: 767px) 88px, 8rem"
          className="rounded-[0.375rem]"
          imageClassName={line.isDead ? 'opacity-60 grayscale' : undefined}
        />
        {line.isDead && (
          <span className="absolute inset-x-0 bottom-0 rounded-b-[0.375rem] bg-ink-900/78 text-center text-xs leading-8 text-white max-md:leading-6">
            {t('line.invalid')}
          </span>
        )}
      </LocalLink>
      <div className="min-w-0">
        <LineText line={line} page={page} />
      </div>
      <UnitPrice line={line} className="narrow:hidden max-md:mt-1.5" />
      <div className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:mt-2 max-md:justify-self-end">
        {line.isDead ? (
          <span className="text-sm text-ink-500 max-md:leading-11">
            {line.isSoldOut ? t('line.soldOut') : t('line.offShelf')}
          </span>
        ) : (
          <Stepper
            value={line.num}
            max={line.max}
            name={`num-${line.skuId}`}
            labels={{
              value: t('line.quantity', { name: label }),
              less: t('line.less', { name: label }),
              more: t('line.more', { name: label }),
            }}
            onCommit={(num) => actions.onQuantity(line, num)}
            onCorrect={actions.onCorrect}
          />
        )}
      </div>
      <div className="max-md:hidden" aria-busy={isPending}>
        {!line.isDead && <Price yuan={line.subTotal} className="text-[max(1.25rem,15px)]" />}
      </div>
      <div className="flex flex-col items-end gap-1.5 text-sm text-ink-500 max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:mt-2 max-md:-ml-3 max-md:flex-row max-md:justify-self-start">
        <TakeButton way="favour" line={line} label={label} onTake={actions.onTake} />
        <TakeButton way="remove" line={line} label={label} onTake={actions.onTake} />
      </div>
    </li>
  );
}

function LineText({ line, page }: { line: LineView; page: string }) {
  const t = useWords(cartWords);
  const { left, num } = line;
  const warning =
    num > line.max
      ? t('line.short', { count: line.max })
      : line.fault || (left === null ? '' : t('line.left', { count: left }));

  return (
    <>
      <LocalLink
        to={page}
        className={classNames('line-clamp-2 leading-normal hover:text-seal-600', line.isDead && 'text-ink-500')}
      >
        {line.name}
      </LocalLink>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {line.specs && (
          <LocalLink
            to={page}
            className="mt-2.5 inline-flex min-h-9 max-w-full min-w-0 items-center rounded-md bg-paper-100 px-3 py-1 text-sm text-ink-500 hover:text-ink-900 max-md:mt-1.5 max-md:min-h-7 max-md:px-2 max-md:text-xs"
          >
            <span className="sr-only">{t('line.specs')}</span>
            <span className="truncate">{line.specs}</span>
          </LocalLink>
        )}
        {line.isSeckill && !line.isDead && (
          <Tag kind="seal" className="mt-2.5 max-md:mt-1.5">
            {t('line.seckill')}
          </Tag>
        )}
      </span>
      <UnitPrice line={line} className="hidden! narrow:mt-1.5 narrow:flex!" />
      {warning && !line.isDead && <p className="num mt-2 text-sm text-seal-600 max-md:mt-1.5">{warning}</p>}
    </>
  );
}

function UnitPrice({ line, className }: { line: LineView; className: string }) {
  const t = useWords(cartWords);

  return (
    <span className={classNames('flex flex-wrap items-baseline gap-x-2 leading-normal', className)}>
      <span className="sr-only">{t('line.unit')}</span>
      <Price
        yuan={line.unit}
        isPlain
        className={classNames('text-base font-normal!', line.isDead ? 'text-ink-500' : 'text-ink-900')}
      />
      {line.was !== null && !line.isDead && (
        <>
          <span className="sr-only">{t('line.was')}</span>
          <Price yuan={line.was} isStruck className="text-xs" />
        </>
      )}
    </span>
  );
}

const takeIcons = { favour: <Heart aria-hidden="true" />, remove: <Trash2 aria-hidden="true" /> };

/** Words on a wide page, an icon where there is less room. */
function TakeButton({
  way,
  line,
  label,
  onTake,
}: {
  way: 'favour' | 'remove';
  line: LineView;
  label: string;
  onTake: LineActions['onTake'];
}) {
  const t = useWords(cartWords);

  return (
    <button
      type="submit"
      name="do"
      value={`${way}:${line.skuId}`}
      aria-label={t(`line.${way}Named`, { name: label })}
      title={t(`line.${way}`)}
      className="inline-grid place-items-center text-right hover:text-seal-600 narrow:min-h-7 narrow:min-w-7 max-md:size-11"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onTake(line, way);
      }}
    >
      <span className="narrow:hidden max-md:hidden">{t(`line.${way}`)}</span>
      <span className="hidden narrow:block max-md:block max-md:text-lg">{takeIcons[way]}</span>
    </button>
  );
}
