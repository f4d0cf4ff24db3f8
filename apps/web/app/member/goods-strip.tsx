import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { memberWords } from './member-words.ts';

export interface StripGoods {
  goodsId: string;
  skuId: string;
  name: string;
  image: string;
  yuan: number;
  isSold: boolean;
}

/** Small goods side by side; more of them are reached by scrolling. */
export function GoodsStrip({ goods, label }: { goods: StripGoods[]; label: string }) {
  const t = useWords(memberWords);

  return (
    <ul
      aria-label={label}
      className="grid snap-x auto-cols-[max(11rem,136px)] grid-flow-col gap-5 overflow-x-auto pb-2 max-md:-mx-5 max-md:auto-cols-[8rem] max-md:gap-3 max-md:px-5"
    >
      {goods.map(({ goodsId, skuId, name, image, yuan, isSold }) => (
        <li key={skuId} className="relative min-w-0 snap-start scroll-mx-5">
          <Image src={image} alt="" sizes="176px" className={`rounded-lg ${isSold ? '' : 'opacity-60'}`} />
          <LocalLink
            to={`/goodsDetail?${new URLSearchParams({ skuId, goodsId })}`}
            className="mt-2 line-clamp-2 min-h-[3.3em] text-sm after:absolute after:inset-0 hover:text-seal-700"
          >
            {name}
          </LocalLink>
          {isSold ? (
            <Price yuan={yuan} className="text-lg" />
          ) : (
            <span className="text-sm text-ink-500">{t('home.offShelf')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
