import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { Drawer } from '../ui/drawer.tsx';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import type { Detail } from './detail.ts';
import { goodsDetailWords } from './goods-detail-words.ts';
import { priceOfOne } from './purchase.ts';
import { Quantity } from './quantity.tsx';
import type { Purchase } from './use-purchase.ts';

/** On a phone: SKU and pieces are chosen in a sheet from below, with the buttons that buy them. */
export default function ChooseSheet({
  detail,
  purchase,
  picker,
  isOpen,
  onClose,
}: {
  detail: Detail;
  purchase: Purchase;
  picker: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useWords(goodsDetailWords);
  const { now, before } = priceOfOne(detail, purchase.pieces);

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('choose.title')}
      closeLabel={t('choose.close')}
      footer={<BuyButtons detail={detail} purchase={purchase} size="md" className="w-full" onAdded={onClose} />}
    >
      <div className="px-5 pb-6">
        <div className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-rule py-4">
          <Image src={detail.thumbnail} alt="" sizes="88px" className="rounded-lg" />
          <p className="flex flex-wrap items-baseline gap-2 self-end">
            <Price yuan={now} className="text-2xl" />
            {before !== null && <Price yuan={before} isStruck className="text-sm" />}
          </p>
        </div>
        {picker}
        <div className="mt-3">
          <Quantity detail={detail} purchase={purchase} />
        </div>
      </div>
    </Drawer>
  );
}
