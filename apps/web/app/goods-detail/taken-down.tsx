import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { JunkDrawing } from '../ui/junk-drawing.tsx';
import { goodsDetailWords } from './goods-detail-words.ts';
import { GoodsShelf } from './goods-shelf.tsx';

/** In place of goods that are not for sale any more: others that are. */
export function TakenDown({ popular }: { popular: ReactNode }) {
  const t = useWords(goodsDetailWords);
  return (
    <main className="wide pb-24 max-md:pb-12">
      <div className="grid justify-items-center gap-4 pt-20 text-center max-md:pt-10">
        <JunkDrawing />
        <h1 className="text-3xl">{t('gone.heading')}</h1>
        <p className="text-ink-500">{t('gone.text')}</p>
        <ButtonLink size="sm" to="/slShop">
          {t('gone.back')}
        </ButtonLink>
      </div>
      <GoodsShelf id="popular" title={t('gone.popularTitle')}>
        {popular}
      </GoodsShelf>
    </main>
  );
}
