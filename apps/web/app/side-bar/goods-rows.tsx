import X from 'lucide-react/icons/x';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import type { GoodsRow } from './drawer-contents.ts';
import { sideDrawerWords } from './side-drawer-words.ts';

/** Goods of the cart, the footprints or the favourites, each with a cross that takes it away. */
export function GoodsRows({
  rows,
  isBusy,
  onRemove,
}: {
  rows: GoodsRow[];
  isBusy: boolean;
  onRemove: (removeId: string) => void;
}) {
  const t = useWords(sideDrawerWords);

  return (
    <ul aria-busy={isBusy}>
      {rows.map(({ removeId, goodsId, skuId, name, image, yuan, pieces }) => (
        <li
          key={`${skuId} ${removeId}`}
          className="flex items-center gap-2 border-b border-rule py-4 pr-3 pl-6 max-md:pl-5"
        >
          <LocalLink
            to={`/goodsDetail?${new URLSearchParams({ skuId, goodsId })}`}
            className="grid min-w-0 flex-1 grid-cols-[4.5rem_1fr] items-center gap-4 hover:text-seal-700"
          >
            <Image src={image} alt="" sizes="72px" className="rounded-md" />
            <span className="min-w-0">
              <span className="line-clamp-2 text-sm leading-normal">{name}</span>
              <span className="mt-1 flex items-baseline justify-between gap-3">
                <Price yuan={yuan} className="text-[max(1.375rem,17px)]" />
                {pieces !== undefined && (
                  <span className="num text-sm text-ink-500">{t('pieces', { count: pieces })}</span>
                )}
              </span>
            </span>
          </LocalLink>
          <IconButton label={t('remove', { name })} disabled={isBusy} onClick={() => onRemove(removeId)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
