import { useEffect, useState } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { useVisitor } from '../session/root-data.ts';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import type { Detail } from './detail.ts';
import { detailPath } from './detail-query.ts';
import { goodsDetailWords } from './goods-detail-words.ts';
import { GoodsShelf } from './goods-shelf.tsx';
import { readSeenGoods, rememberSeenGoods, type SeenGoods } from './seen-goods.ts';

const shown = 6;

/** Other goods that the visitor looked at: a member's come with the page, a guest's from the device. */
export function RecentlySeen({ detail, ofMember }: { detail: Detail; ofMember: SeenGoods[] }) {
  const t = useWords(goodsDetailWords);
  const isGuest = useVisitor() === null;
  const [ofDevice, setOfDevice] = useState<SeenGoods[]>([]);
  const { goodsId, skuId, name, thumbnail, price } = detail;

  useEffect(() => {
    if (!isGuest) return;
    setOfDevice(readSeenGoods());
    rememberSeenGoods({ goodsId, skuId, name, thumbnail, price });
  }, [isGuest, goodsId, skuId, name, thumbnail, price]);

  const others = (isGuest ? ofDevice : ofMember).filter((seen) => seen.goodsId !== goodsId).slice(0, shown);
  if (others.length === 0) return null;

  return (
    <GoodsShelf id="recent" title={t('recentTitle')}>
      <ul className="scrollbar-none grid grid-cols-6 gap-6 narrow:gap-4 max-md:-mx-5 max-md:flex max-md:snap-x max-md:gap-3 max-md:overflow-x-auto max-md:px-5">
        {others.map((seen) => (
          <li key={seen.goodsId} className="max-md:w-30 max-md:flex-none max-md:snap-start">
            <LocalLink to={detailPath(seen)} className="group block">
              <Image
                src={seen.thumbnail}
                alt=""
                sizes="(max-width: 767px) 120px, 16vw"
                className="rounded-lg"
                imageClassName="transition-transform duration-600 ease-sail group-hover:scale-103"
              />
              <span className="mt-2 block truncate text-sm">{seen.name}</span>
              <Price yuan={seen.price} className="text-lg" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </GoodsShelf>
  );
}
