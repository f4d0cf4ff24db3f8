import { Skeleton } from '../ui/skeleton.tsx';
import type { CardGoods } from './goods.ts';
import { GoodsCard } from './goods-card.tsx';

const columnsOf = {
  4: 'md:grid-cols-4 narrow:grid-cols-3',
  5: 'md:grid-cols-5 narrow:grid-cols-4',
};
const gridOf = (columns: 4 | 5) => `grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-6 md:gap-y-9 ${columnsOf[columns]}`;

/** Cards in a grid, two in a row on phones. */
export function GoodsGrid({
  goods,
  columns = 4,
  keyword,
  eager = 0,
}: {
  goods: CardGoods[];
  columns?: 4 | 5;
  keyword?: string;
  /** How many of the first are seen at once. */
  eager?: number;
}) {
  return (
    <ul className={gridOf(columns)}>
      {goods.map((one, index) => (
        <li key={one.goodsId}>
          <GoodsCard goods={one} keyword={keyword} isEager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its goods are on their way. */
export function GoodsGridSkeleton({ count, columns = 4 }: { count: number; columns?: 4 | 5 }) {
  return (
    <div className={gridOf(columns)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
        <div key={index} className="pb-4.5">
          <Skeleton className="aspect-square rounded-lg" />
          <Skeleton className="mt-4 h-[1.1em] w-5/6" />
          <Skeleton className="mt-2 h-[1.1em] w-1/2" />
          <Skeleton className="mt-4 h-[1.5em] w-1/3" />
          <Skeleton className="mt-5 h-[1em] w-3/4" />
        </div>
      ))}
    </div>
  );
}
