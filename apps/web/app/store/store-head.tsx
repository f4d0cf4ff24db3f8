import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { Flag } from '../ui/flag.tsx';
import { Image } from '../ui/image.tsx';
import { Tag } from '../ui/tag.tsx';
import { FollowButton } from './follow-button.tsx';
import { Scores } from './scores.tsx';
import type { ShopStore } from './shop-store.ts';
import { storeWords } from './store-words.ts';

/** Who the store is: its picture, name, place, ratings and what it says about itself. */
export function StoreHead({ store, isFollowed }: { store: ShopStore; isFollowed: boolean }) {
  const t = useWords(storeWords);
  const [change, setChange] = useState(0);

  return (
    <header className="border-b border-ink-900 pb-8 max-md:pb-5">
      <Image
        src={store.banner}
        alt=""
        ratio={1600 / 300}
        sizes="105rem"
        isEager
        className="rounded-lg max-md:-mx-5 max-md:aspect-[2.6]! max-md:rounded-none"
      />
      <div className="mt-6 grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 max-md:mt-4 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-4">
        <Image src={store.logo} alt="" sizes="96px" className="w-[max(6rem,64px)] rounded-lg max-md:w-16" />
        <div>
          <h1 className="flex flex-wrap items-center gap-x-4 gap-y-1 font-sans text-[max(2.125rem,20px)] leading-tight font-semibold tracking-normal max-md:text-xl">
            {store.name}
            {store.isSelfOperated && <Tag kind="seal">{t('selfOperated')}</Tag>}
            {store.hasPickUp && <Tag kind="jade">{t('pickUp')}</Tag>}
          </h1>
          <ul className="num mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-500">
            <li className="flex items-center gap-2">
              <Flag country={store.country} />
              {store.place}
            </li>
            <li>{t('opened', { year: store.openedYear })}</li>
            <li>{t('goods', { number: store.goodsNum })}</li>
            <li>{t('followers', { number: store.followers + change })}</li>
          </ul>
        </div>
        <div className="flex items-center gap-10 narrow:gap-5 max-md:col-span-2 max-md:justify-between max-md:gap-4">
          <Scores scores={store.scores} className="gap-x-8 narrow:gap-x-4 max-md:flex-1 max-md:gap-x-2" />
          <FollowButton
            storeId={store.id}
            isFollowed={isFollowed}
            onChange={(isOn) => setChange(Number(isOn) - Number(isFollowed))}
          />
        </div>
        {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: the shop has made it safe when it was saved and read */}
        <div
          className="col-start-2 col-end-4 max-w-240 text-ink-700 max-md:col-span-2 max-md:text-sm"
          dangerouslySetInnerHTML={{ __html: store.description }}
        />
        {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above */}
      </div>
      {!store.isOpen && (
        <p role="status" className="mt-5 rounded-md bg-silk-50 px-5 py-3 text-silk-700">
          {t('merchant.closed')}
        </p>
      )}
    </header>
  );
}
