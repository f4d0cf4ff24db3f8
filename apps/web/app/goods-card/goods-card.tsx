import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Flag } from '../ui/flag.tsx';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { AddButton } from './add-button.tsx';
import { formatNumber } from './format-number.ts';
import { type CardGoods, goodsPath, shownPrice } from './goods.ts';
import { goodsCardWords } from './goods-card-words.ts';
import { GoodsTag } from './goods-tag.tsx';
import { Heart } from './heart.tsx';
import { MarkedName } from './marked-name.tsx';

/** Goods in a grid: the whole card leads to their page, the bar on the picture puts them into the cart. */
export function GoodsCard({
  goods,
  keyword = '',
  isEager = false,
}: {
  goods: CardGoods;
  /** What was searched for, marked in the name. */
  keyword?: string;
  /** In the first view. */
  isEager?: boolean;
}) {
  const t = useWords(goodsCardWords);
  const { now, before } = shownPrice(goods);

  return (
    <article className="group relative h-full rounded-lg bg-white transition-shadow duration-250 ease-sail md:hover:shadow-card">
      <div className="relative">
        <Image
          src={goods.thumbnail}
          alt=""
          isEager={isEager}
          className="rounded-lg"
          imageClassName="transition-transform duration-600 ease-sail group-hover:scale-103"
        />
        <GoodsTag goods={goods} className="absolute top-3 left-3 max-md:top-2 max-md:left-2" />
        <Heart goods={goods} className="absolute top-3 right-3 z-10 max-md:top-1 max-md:right-1" />
        <AddButton goods={goods} />
      </div>
      <div className="px-3 pt-4 pb-4.5 max-md:px-1 max-md:py-3">
        <h3 className="line-clamp-2 min-h-[3em] font-sans text-base leading-normal font-medium tracking-normal text-pretty max-md:text-[0.9375rem]">
          <LocalLink to={goodsPath(goods)} className="after:absolute after:inset-0 after:rounded-lg">
            <MarkedName name={goods.goodsName} keyword={keyword} />
          </LocalLink>
        </h3>
        <p className="mt-2 flex items-baseline gap-2">
          <Price yuan={now} className="text-[max(1.5rem,17px)] leading-normal max-md:text-xl" />
          {before !== null && (
            <>
              <span className="sr-only">{t('was')}</span>
              <Price yuan={before} isStruck className="text-xs narrow:hidden max-md:hidden" />
            </>
          )}
          <span className="num ml-auto truncate text-xs text-ink-400">
            {t('sold', { number: formatNumber(goods.buyCount) })}
          </span>
        </p>
        <p className="mt-3 flex items-center gap-2 border-t border-rule pt-3 text-xs text-ink-500">
          <Flag
            country={goods.originCountry}
            className="h-[max(0.9375rem,11px)] w-[max(1.25rem,15px)] max-md:h-3 max-md:w-4"
          />
          <LocalLink
            to={`/merchant?id=${goods.storeId}`}
            className="relative z-10 truncate hover:text-seal-600 max-md:pointer-events-none max-md:-my-1 max-md:py-1"
          >
            {goods.storeName}
          </LocalLink>
          <span className="ml-auto flex-none pl-2 max-md:hidden">{goods.originPlace}</span>
        </p>
      </div>
    </article>
  );
}
