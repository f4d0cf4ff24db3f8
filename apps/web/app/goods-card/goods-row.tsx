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

/** Goods in a list: one to a row, with what their seller says about them. */
function GoodsRow({ goods, keyword, isEager }: { goods: CardGoods; keyword: string; isEager: boolean }) {
  const t = useWords(goodsCardWords);
  const { now, before } = shownPrice(goods);

  return (
    <article className="group relative grid grid-cols-[max(13rem,144px)_1fr_auto] gap-8 border-b border-rule py-6 narrow:gap-4 max-md:grid-cols-[7.5rem_1fr] max-md:gap-4 max-md:py-4">
      <div className="relative">
        <Image
          src={goods.thumbnail}
          alt=""
          sizes="(max-width: 767px) 120px, 13rem"
          isEager={isEager}
          className="rounded-lg"
        />
        <GoodsTag goods={goods} className="absolute top-2 left-2" />
      </div>
      <div className="min-w-0">
        <h3 className="font-sans text-lg leading-normal font-medium tracking-normal">
          <LocalLink to={goodsPath(goods)} className="after:absolute after:inset-0 hover:text-seal-700">
            <MarkedName name={goods.goodsName} keyword={keyword} />
          </LocalLink>
        </h3>
        {goods.sellingPoint && <p className="mt-1 line-clamp-2 text-ink-500">{goods.sellingPoint}</p>}
        <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-500">
          <Flag country={goods.originCountry} />
          <span className="mr-3">{goods.originPlace}</span>
          <LocalLink to={`/merchant?id=${goods.storeId}`} className="relative z-10 mr-3 hover:text-seal-600">
            {goods.storeName}
          </LocalLink>
          <span className="num">{t('sold', { number: formatNumber(goods.buyCount) })}</span>
        </p>
      </div>
      <div className="flex flex-col items-end gap-1 max-md:col-start-2 max-md:flex-row max-md:flex-wrap max-md:items-center">
        <Price yuan={now} className="text-[max(1.75rem,19px)] leading-tight" />
        {before !== null && (
          <>
            <span className="sr-only">{t('was')}</span>
            <Price yuan={before} isStruck className="text-xs" />
          </>
        )}
        <span className="mt-auto flex items-center gap-3 max-md:ml-auto">
          <Heart goods={goods} className="relative z-10 size-11 opacity-100!" />
          <AddButton goods={goods} isBar />
        </span>
      </div>
    </article>
  );
}

export function GoodsRows({
  goods,
  keyword = '',
  eager = 0,
}: {
  goods: CardGoods[];
  keyword?: string;
  eager?: number;
}) {
  return (
    <ul className="border-t border-rule">
      {goods.map((one, index) => (
        <li key={one.goodsId}>
          <GoodsRow goods={one} keyword={keyword} isEager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
