import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useWords } from '../i18n/words.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Assurances } from './assurances.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import type { Detail } from './detail.ts';
import { DetailSections } from './detail-sections.tsx';
import type { Evaluations } from './evaluations.tsx';
import { Facts, Row } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { goodsDetailWords } from './goods-detail-words.ts';
import { KeepButton } from './keep-button.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PricePanel } from './price-panel.tsx';
import { Quantity } from './quantity.tsx';
import { ShareButton } from './share-button.tsx';
import { usePurchase } from './use-purchase.ts';

const ChooseSheet = lazy(() => import('./choose-sheet.tsx'));

/** The page of a SKU. What belongs to other features comes from the route. */
export function GoodsDetail({
  detail,
  evaluations,
  shipsFrom,
  pickUpPlace,
  chosen,
  isPending,
  tag,
  picker,
  coupons,
  storeCard,
  children,
}: {
  detail: Detail;
  evaluations: Evaluations;
  shipsFrom: string;
  pickUpPlace: string | undefined;
  /** Values of the SKU in words; empty where there is nothing to choose. */
  chosen: string;
  /** Another SKU is on its way. */
  isPending: boolean;
  tag: ReactNode;
  picker: ReactNode;
  coupons: ReactNode;
  storeCard: ReactNode;
  /** Below everything: related goods. */
  children: ReactNode;
}) {
  const t = useWords(goodsDetailWords);
  const { search } = useLocation();
  const purchase = usePurchase(detail);
  const [isChoosing, setChoosing] = useState(false);
  const [wasChoosing, setWasChoosing] = useState(false);
  const choose = () => {
    setWasChoosing(true);
    setChoosing(true);
  };
  const crumbs = [
    { label: t('shop'), to: '/slShop' },
    ...detail.categories.map(({ name }, index) => ({
      label: name,
      to: `/goodsList?categoryId=${detail.categories
        .slice(0, index + 1)
        .map(({ id }) => id)
        .join(',')}`,
    })),
    { label: detail.name },
  ];

  return (
    <main className="wide pt-8 pb-24 max-md:pt-0 max-md:pb-28">
      <Breadcrumb label={t('path')} items={crumbs} />
      <div className="mt-8 grid grid-cols-[46rem_minmax(0,1fr)_17.5rem] items-start gap-11 narrow:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] narrow:gap-8 max-md:mt-0 max-md:block">
        <div className="narrow:row-span-2">
          <Gallery key={detail.pictures.join()} name={detail.name} pictures={detail.pictures} />
        </div>
        <div className="min-w-0 max-md:mt-4">
          {tag}
          <h1 className="mt-3.5 mb-2.5 font-sans text-[max(2.125rem,20px)] leading-[1.4] font-semibold tracking-normal text-pretty wrap-anywhere max-md:mt-2 max-md:text-xl">
            {detail.name}
          </h1>
          {detail.sellingPoint && <p className="text-ink-500">{detail.sellingPoint}</p>}
          <PricePanel
            detail={detail}
            pieces={purchase.pieces}
            isPending={isPending}
            actions={
              <>
                <KeepButton goods={detail} className="max-md:hidden" />
                <ShareButton name={detail.name} />
              </>
            }
          />
          <Facts
            detail={detail}
            pieces={purchase.pieces}
            shipsFrom={shipsFrom}
            pickUpPlace={pickUpPlace}
            coupons={coupons}
          />
          {chosen && (
            <Link
              to={{ search, hash: '#choose' }}
              role="button"
              className="grid min-h-12 grid-cols-[5rem_1fr_auto] items-center border-y border-rule md:hidden"
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                choose();
              }}
            >
              <span className="text-ink-500">{t('row.choose')}</span>
              <span className="truncate">{chosen}</span>
              <ChevronRight aria-hidden="true" className="text-ink-500" />
            </Link>
          )}
          <div id="choose" className="max-md:hidden max-md:target:block">
            {picker}
            <dl>
              <Row label={t('row.quantity')} className="*:min-h-11 *:leading-11">
                <Quantity detail={detail} purchase={purchase} />
              </Row>
            </dl>
            <BuyButtons detail={detail} purchase={purchase} size="lg" className="mt-6" />
          </div>
          <Assurances />
        </div>
        <div className="narrow:col-start-2 max-md:mt-8">{storeCard}</div>
      </div>
      <DetailSections detail={detail} evaluations={evaluations} />
      {children}
      <PhoneBar detail={detail} purchase={purchase} onAsk={chosen ? choose : undefined} />
      {wasChoosing && (
        <Suspense>
          <ChooseSheet
            detail={detail}
            purchase={purchase}
            picker={picker}
            isOpen={isChoosing}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </main>
  );
}
