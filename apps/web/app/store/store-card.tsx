import Store from 'lucide-react/icons/store';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import { FollowButton } from './follow-button.tsx';
import { Scores } from './scores.tsx';
import type { ShopStore } from './shop-store.ts';
import { storeWords } from './store-words.ts';

/** Who sells the goods, beside them. */
export function StoreCard({ store, isFollowed }: { store: ShopStore; isFollowed: boolean }) {
  const t = useWords(storeWords);
  const path = `/merchant?id=${store.id}`;

  return (
    <aside aria-label={store.name} className="overflow-hidden rounded-lg border border-rule">
      <Image src={store.banner} alt="" ratio={2.2} sizes="17.5rem" imageClassName="object-[75%_50%]" />
      <div className="p-6 max-md:p-5">
        <div className="flex items-center gap-3.5">
          <Image src={store.logo} alt="" sizes="48px" className="w-[max(3rem,36px)] flex-none rounded-md" />
          <div className="min-w-0">
            <LocalLink to={path} className="text-lg font-semibold hover:text-seal-600">
              {store.name}
            </LocalLink>
            <p className="num flex flex-wrap gap-x-3 text-xs text-ink-500">
              <span>{store.place}</span>
              <span>{t('opened', { year: store.openedYear })}</span>
            </p>
          </div>
        </div>
        <Scores scores={store.scores} className="my-5 border-y border-rule py-4" />
        <div className="grid grid-cols-2 gap-3">
          <ButtonLink kind="line" size="sm" to={path} className="px-2!">
            <Store aria-hidden="true" />
            {t('visit')}
          </ButtonLink>
          <FollowButton key={store.id} storeId={store.id} isFollowed={isFollowed} className="px-2!" />
        </div>
        <p className="mt-5 flex flex-wrap justify-between gap-x-3 text-xs text-ink-500">
          <span className="text-ink-900">{t('hours')}</span>
          <span className="num">{t('hoursText')}</span>
        </p>
      </div>
    </aside>
  );
}
