import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useState } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { addToCart } from '../session/add-to-cart.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Image } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { goodsPath, shownPrice } from './goods.ts';
import { goodsCardWords } from './goods-card-words.ts';
import type { PickGoods } from './pick-goods.ts';
import { SkuPicker } from './sku-picker.tsx';

const fewPieces = 10;

/** Asks which SKU of the goods goes into the cart, and how many pieces. */
export default function QuickPick({
  goods,
  isOpen,
  onClose,
}: {
  goods: PickGoods;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useWords(goodsCardWords);
  const inStock = goods.skus.find(({ quantity }) => quantity > 0) ?? goods.skus[0]!;
  const [skuId, setSkuId] = useState(inStock.skuId);
  const [pieces, setPieces] = useState(goods.least);
  const [isBusy, setBusy] = useState(false);

  const sku = goods.skus.find((one) => one.skuId === skuId) ?? inStock;
  const most = Math.min(goods.most, sku.quantity);
  const canBuy = most >= goods.least;
  const num = Math.max(goods.least, Math.min(most, pieces));
  const path = goodsPath({ goodsId: goods.goodsId, skuId });
  const { now, before } = shownPrice(sku);

  const add = async () => {
    setBusy(true);
    const isAdded = await addToCart({ skuId, num });
    setBusy(false);
    if (isAdded) onClose();
  };

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('pick.title')}
      closeLabel={t('pick.close')}
      footer={
        <>
          <LocalLink to={path} className="text-sm text-ink-500 hover:text-seal-600">
            {t('pick.view')}
          </LocalLink>
          <Button kind="buy" isLoading={isBusy} disabled={!canBuy} onClick={add}>
            <ShoppingCart aria-hidden="true" />
            {t(canBuy ? 'add' : 'soldOut')}
          </Button>
        </>
      }
    >
      <div className="px-6 py-5 max-md:px-5">
        <div className="grid grid-cols-[6.5rem_1fr] gap-4 border-b border-rule pb-5">
          <Image src={sku.image} alt="" sizes="104px" className="rounded-lg" />
          <div>
            <p className="line-clamp-2 leading-normal">{goods.name}</p>
            <p className="mt-2 flex items-baseline gap-2">
              <Price yuan={now} className="text-xl" />
              {before !== null && <Price yuan={before} isStruck className="text-xs" />}
            </p>
          </div>
        </div>
        <SkuPicker
          choices={goods.choices}
          skuId={skuId}
          pathOf={(id) => goodsPath({ goodsId: goods.goodsId, skuId: id })}
          onChoose={setSkuId}
          className="py-3"
        />
        <div className="flex flex-wrap items-center gap-4">
          <Stepper
            value={num}
            min={goods.least}
            max={Math.max(most, goods.least)}
            isDisabled={!canBuy}
            labels={{ value: t('pick.quantity'), less: t('pick.less'), more: t('pick.more') }}
            onCommit={setPieces}
          />
          <span className="num text-sm text-ink-500">
            {t(sku.quantity < fewPieces ? 'pick.few' : 'pick.stock', { number: sku.quantity })}
            {goods.least > 1 && ` · ${t('pick.least', { number: goods.least })}`}
          </span>
        </div>
      </div>
    </Drawer>
  );
}
