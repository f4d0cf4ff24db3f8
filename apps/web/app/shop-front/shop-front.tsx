import { Fragment, type ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Banners } from './banners.tsx';
import { CategoryFloor } from './category-floor.tsx';
import { FloorGoodsGrid } from './floor-goods.tsx';
import { FloorSection } from './floor-section.tsx';
import type { Floor } from './floors.ts';
import { PanelsFloor } from './panels-floor.tsx';
import { BannerFloor, PicturesFloor } from './picture-floors.tsx';
import { shopFrontWords } from './shop-front-words.ts';
import { TabsFloor } from './tabs-floor.tsx';

/** The front page of the shop: the floors that its editors set, the coupons after the banners, the stores at last. */
export function ShopFront({
  floors,
  coupons,
  stores,
}: {
  floors: Floor[];
  coupons: ReactNode;
  /** Below all floors. */
  stores: ReactNode;
}) {
  const t = useWords(shopFrontWords);
  const [first, ...others] = floors;
  const beginsWithBanners = first?.kind === 'banners';

  return (
    <main className="wide grid grid-cols-[minmax(0,1fr)] gap-18 pt-8 pb-24 max-md:gap-9 max-md:pt-0 max-md:pb-12">
      <h1 className="sr-only">{t('heading')}</h1>
      {first && beginsWithBanners && <FloorView floor={first} />}
      {coupons}
      {(beginsWithBanners ? others : floors).map((floor) => (
        <Fragment key={floor.key}>
          <FloorView floor={floor} />
        </Fragment>
      ))}
      {stores}
      {floors.length === 0 && (
        <EmptyState
          text={t('empty')}
          action={
            <ButtonLink kind="line" size="sm" to="/goodsList">
              {t('all')}
            </ButtonLink>
          }
        />
      )}
    </main>
  );
}

function FloorView({ floor }: { floor: Floor }) {
  switch (floor.kind) {
    case 'banners':
      return <Banners slides={floor.slides} />;
    case 'categories':
      return (
        <div>
          <CategoryFloor id={floor.key} title={floor.title} categories={floor.categories} brands={floor.brands} />
        </div>
      );
    case 'goods':
      return (
        <FloorSection id={floor.key} title={floor.title} more={floor.more}>
          <FloorGoodsGrid goods={floor.goods} />
        </FloorSection>
      );
    case 'tabs':
      return <TabsFloor id={floor.key} title={floor.title} tabs={floor.tabs} />;
    case 'panels':
      return <PanelsFloor panels={floor.panels} />;
    case 'banner':
      return <BannerFloor picture={floor.picture} />;
    case 'pictures':
      return <PicturesFloor pictures={floor.pictures} />;
  }
}
