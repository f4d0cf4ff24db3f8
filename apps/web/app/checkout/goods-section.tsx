import { formatYuan } from '@silkboat/contract/money';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Image } from '../ui/image.tsx';
import { NotchedChip } from '../ui/notched-chip.tsx';
import { Price } from '../ui/price.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { CheckoutLine, CheckoutStore, CheckoutView } from './checkout-view.ts';
import { checkoutWords } from './checkout-words.ts';

const longestRemark = 60;

/** What will be ordered, store by store, with a note to each; before it what cannot be ordered. */
export function GoodsSection({
  view,
  orderFormId,
  isCart,
}: {
  view: CheckoutView;
  orderFormId: string;
  isCart: boolean;
}) {
  const t = useWords(checkoutWords);
  const lines = view.stores.flatMap((store) => store.lines);
  const blocked = lines.filter(({ isBlocked }) => isBlocked);

  return (
    <>
      {blocked.length > 0 && (
        <Warning
          title={t('blocked.title')}
          lines={blocked.map(({ name }) => name)}
          text={t('blocked.text')}
          isCart={isCart}
        />
      )}
      {view.faulty.length > 0 && (
        <Warning
          title={lines.length > 0 ? t('faulty.title') : t('faulty.all')}
          lines={view.faulty.map(({ name, fault, left }) =>
            t('faulty.line', { name, reason: left === null ? fault : t('faulty.short', { count: left }) }),
          )}
          isCart={isCart}
        />
      )}
      {view.stores.map((store) => (
        <StoreLines key={store.storeId} store={store} orderFormId={orderFormId} />
      ))}
    </>
  );
}

function Warning({ title, lines, text, isCart }: { title: string; lines: string[]; text?: string; isCart: boolean }) {
  const t = useWords(checkoutWords);
  return (
    <div role="alert" className="mb-4 flex gap-4 rounded-lg bg-seal-50 px-5 py-4 text-sm max-md:px-4">
      <TriangleAlert aria-hidden="true" className="mt-1 text-seal-600" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-seal-600">{title}</p>
        <ul className="mt-1 list-disc pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {text && <p className="mt-1 text-ink-700">{text}</p>}
        {isCart && (
          <ButtonLink kind="line" size="xs" to="/cart" className="mt-3">
            {t('goods.backToCart')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function StoreLines({ store, orderFormId }: { store: CheckoutStore; orderFormId: string }) {
  const t = useWords(checkoutWords);
  const id = useId();
  const [remark, setRemark] = useState('');

  return (
    <div className="mt-8 first:mt-0 max-md:mt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-paper-100 px-5 py-3 max-md:px-4 max-md:py-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">{store.name}</h3>
        {store.offerName && store.saved > 0 && (
          <>
            <NotchedChip className="bg-white">{store.offerName}</NotchedChip>
            <span className="num ml-auto text-sm text-jade-700">
              {t('goods.offer', { amount: formatYuan(store.saved) })}
            </span>
          </>
        )}
      </div>
      <ul>
        {store.lines.map((line) => (
          <Line key={line.skuId} line={line} />
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-[5rem_1fr] items-center text-ink-500 max-md:grid-cols-1">
        <label htmlFor={id} className="max-md:mb-1 max-md:text-sm">
          {t('goods.remark')}
          <span className="sr-only">{t('goods.remarkFor', { name: store.name })}</span>
        </label>
        <TextInput
          id={id}
          form={orderFormId}
          name={`remark-${store.storeId}`}
          value={remark}
          maxLength={longestRemark}
          placeholder={t('goods.remarkHint')}
          onChange={(event) => setRemark(event.target.value)}
          after={
            <span aria-hidden="true" className="num flex-none text-xs text-ink-400">
              {remark.length} / {longestRemark}
            </span>
          }
        />
      </div>
    </div>
  );
}

function Line({ line }: { line: CheckoutLine }) {
  const t = useWords(checkoutWords);
  const page = `/goodsDetail?${new URLSearchParams({ skuId: line.skuId, goodsId: line.goodsId })}`;

  return (
    <li className="grid grid-cols-[5.5rem_1fr_8rem_5rem_9rem] items-center gap-5 border-b border-rule px-5 py-4.5 narrow:grid-cols-[64px_1fr_76px_36px_84px] narrow:gap-3 max-md:grid-cols-[4.5rem_1fr_auto] max-md:gap-x-3 max-md:gap-y-0 max-md:px-0 max-md:py-3">
      <LocalLink to={page} tabIndex={-1} aria-hidden="true" className="max-md:row-span-2 max-md:self-start">
        <Image src={line.image} alt="" sizes="(max-width: 767px) 72px, 88px" className="rounded-[0.375rem]" />
      </LocalLink>
      <div className="min-w-0 max-md:col-span-2">
        <LocalLink to={page} className="line-clamp-2 leading-normal hover:text-seal-600">
          {line.name}
        </LocalLink>
        {line.specs && <p className="truncate text-sm text-ink-500">{line.specs}</p>}
        {line.isBlocked && <p className="mt-1 text-sm text-seal-600">{t('goods.blocked')}</p>}
      </div>
      <span className="max-md:col-start-2">
        <span className="sr-only">{t('goods.unit')}</span>
        <Price yuan={line.unit} isPlain className="font-normal!" />
        <span className="num ml-2 text-sm text-ink-500 md:hidden">{t('goods.pieces', { count: line.num })}</span>
      </span>
      <span className="num max-md:hidden">{t('goods.pieces', { count: line.num })}</span>
      <span className={classNames('text-right', 'max-md:col-start-3')}>
        <span className="sr-only">{t('goods.subTotal')}</span>
        <Price yuan={line.subTotal} />
      </span>
    </li>
  );
}
