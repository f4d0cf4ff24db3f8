import type { KeyboardEvent, MouseEvent } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { Image } from '../ui/image.tsx';
import { goodsCardWords } from './goods-card-words.ts';
import { type ChoiceValue, choiceValues, type SkuChoices } from './sku-choice.ts';

/**
 * The selectors of a goods page: each value is a link to its SKU, so that they work without script. Arrow keys move
 * among the values that can be had; with `onChoose` a click tells instead of leading away.
 */
export function SkuPicker({
  choices,
  skuId,
  pathOf,
  onChoose,
  className,
}: {
  choices: SkuChoices;
  /** The SKU of now. */
  skuId: string;
  /** The page of a SKU, without its language. */
  pathOf: (skuId: string) => string;
  onChoose?: (skuId: string) => void;
  className?: string;
}) {
  return (
    <dl className={className}>
      {choices.axes.map(({ name, values }, axis) => (
        <div
          key={name}
          className="grid grid-cols-[max(5rem,72px)_1fr] items-start py-3 max-md:grid-cols-1 max-md:gap-2"
        >
          <dt className="text-ink-500 md:leading-11">{name}</dt>
          <dd>
            <ul className="flex flex-wrap gap-3" onKeyDown={moveByArrows}>
              {choiceValues(choices, skuId, axis).map((value) => (
                <li key={value.value}>
                  <Value
                    value={value}
                    hasImages={values.some(({ image }) => image)}
                    pathOf={pathOf}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({
  value: { value, image, isChosen, state, skuId },
  hasImages,
  pathOf,
  onChoose,
}: {
  value: ChoiceValue;
  hasImages: boolean;
  pathOf: (skuId: string) => string;
  onChoose: ((skuId: string) => void) | undefined;
}) {
  const t = useWords(goodsCardWords);
  const isGone = state === 'soldOut';
  const look = classNames(
    'flex min-h-11 items-center gap-2 rounded-md border text-left leading-snug',
    hasImages ? 'py-1 pr-3 pl-1' : 'px-4.5 py-1.5',
    isChosen
      ? 'border-seal-600 font-medium text-seal-700 inset-ring inset-ring-seal-600'
      : state === 'available'
        ? 'border-paper-400 hover:border-ink-900'
        : 'border-dashed border-control text-ink-400',
    !isChosen && state === 'elsewhere' && 'hover:border-ink-900 hover:text-ink-900',
    isGone && 'bg-paper-50',
  );
  const content = (
    <>
      {hasImages && (
        <Image
          src={image}
          alt=""
          sizes="40px"
          className={classNames('w-[max(2.4rem,34px)] flex-none rounded-sm', isGone && 'opacity-45')}
        />
      )}
      {value}
      {isGone && (
        <span className="rounded-xs bg-paper-200 px-1.5 text-2xs font-normal text-ink-700">{t('choice.soldOut')}</span>
      )}
      {isChosen && <span className="sr-only">{t('choice.chosen')}</span>}
    </>
  );
  if (isGone && !isChosen) {
    return (
      <span aria-disabled="true" className={look}>
        {content}
      </span>
    );
  }

  const choose = (event: MouseEvent) => {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(skuId);
  };
  return (
    <LocalLink
      to={pathOf(skuId)}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      title={!isChosen && state === 'elsewhere' ? t('choice.elsewhere') : undefined}
      className={look}
      onClick={choose}
    >
      {content}
    </LocalLink>
  );
}

/** Left and up to the value before, right and down to the next; the last leads to the first. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  links.at((at + step) % links.length)?.focus();
}
