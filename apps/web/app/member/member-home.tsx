import { formatYuan } from '@silkboat/contract/money';
import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';
import { useWords } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { GoodsStrip, type StripGoods } from './goods-strip.tsx';
import type { GreetingTime } from './greeting.ts';
import { memberWords } from './member-words.ts';

interface Counts {
  toPay: number;
  toShip: number;
  toReceive: number;
  toEvaluate: number;
}

/** The first page of a member: what waits for them, what they own, what they did last. */
export function MemberHome({
  name,
  time,
  counts,
  statePath,
  wallet,
  points,
  orders,
  seen,
  kept,
}: {
  name: string;
  time: GreetingTime;
  counts: Counts;
  /** The list of the orders in a state. */
  statePath: Record<keyof Counts, string>;
  wallet: { yuan: number; frozenYuan: number };
  points: number;
  /** The latest orders; nothing when there are none. */
  orders: ReactNode;
  seen: StripGoods[];
  kept: StripGoods[];
}) {
  const t = useWords(memberWords);
  // The serif has the characters of the site's own words only; a name may hold any.
  const [before, after] = t(`home.${time}`, { name: '\n' }).split('\n');

  return (
    <>
      <h1 className="text-[max(2rem,20px)] leading-tight max-md:text-2xl">
        {before}
        <span className="font-sans">{name}</span>
        {after}
      </h1>
      <div className="mt-7 grid grid-cols-[1fr_auto] items-stretch gap-10 border-y border-rule py-6 narrow:gap-6 max-md:mt-4 max-md:grid-cols-1 max-md:gap-4 max-md:py-3">
        <nav aria-label={t('home.states')}>
          <ul className="grid grid-cols-4">
            {(['toPay', 'toShip', 'toReceive', 'toEvaluate'] as const).map((state) => (
              <li key={state}>
                <LocalLink
                  to={statePath[state]}
                  className="flex flex-col gap-1 rounded-md px-4 py-2 transition-colors hover:bg-paper-50 max-md:items-center max-md:px-1 max-md:text-center"
                >
                  <Figure isQuiet={counts[state] === 0}>{counts[state]}</Figure>
                  <span className="text-sm text-ink-500">{t(`home.${state}`)}</span>
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <dl className="flex gap-12 border-l border-rule pl-10 narrow:gap-6 narrow:pl-6 max-md:justify-between max-md:gap-4 max-md:border-t max-md:border-l-0 max-md:px-4 max-md:pt-4">
          <div className="flex flex-col-reverse justify-end gap-1 py-2">
            <dt className="text-sm text-ink-500">
              {t('home.balance')}
              {wallet.frozenYuan > 0 && (
                <span className="num ml-2">{t('home.frozen', { amount: formatYuan(wallet.frozenYuan) })}</span>
              )}
            </dt>
            <dd>
              <Figure>
                <small className="mr-0.5 text-[0.6em]">¥</small>
                {formatYuan(wallet.yuan).replace('¥', '')}
              </Figure>
            </dd>
          </div>
          <div className="flex flex-col-reverse justify-end gap-1 py-2 max-md:items-end">
            <dt className="text-sm text-ink-500">{t('home.points')}</dt>
            <dd>
              <Figure>{points.toLocaleString('en')}</Figure>
            </dd>
          </div>
        </dl>
      </div>

      <HomeSection
        title={t('home.latest')}
        more={orders ? { to: '/home/MyOrder', label: t('home.seeAll') } : undefined}
      >
        {orders ?? (
          <Nothing text={t('home.noOrders')}>
            <ButtonLink kind="line" size="sm" to="/slShop">
              {t('home.browse')}
            </ButtonLink>
          </Nothing>
        )}
      </HomeSection>
      <HomeSection title={t('home.seen')}>
        {seen.length > 0 ? <GoodsStrip goods={seen} label={t('home.seen')} /> : <Nothing text={t('home.noSeen')} />}
      </HomeSection>
      <HomeSection title={t('home.kept')}>
        {kept.length > 0 ? <GoodsStrip goods={kept} label={t('home.kept')} /> : <Nothing text={t('home.noKept')} />}
      </HomeSection>
    </>
  );
}

function Figure({ isQuiet = false, children }: { isQuiet?: boolean; children: ReactNode }) {
  return (
    <span
      className={`num font-serif text-[max(2rem,22px)] leading-tight font-semibold max-md:text-[1.5rem] ${isQuiet ? 'text-ink-500' : ''}`}
    >
      {children}
    </span>
  );
}

function HomeSection({
  title,
  more,
  children,
}: {
  title: string;
  more?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className="mt-12 max-md:mt-8">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{title}</h2>
        {more && (
          <LocalLink to={more.to} className="text-sm text-ink-500 hover:text-seal-600 max-md:py-3">
            {more.label}
          </LocalLink>
        )}
      </div>
      {children}
    </section>
  );
}

function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-32 flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-lg bg-paper-50 p-6 text-ink-500">
      <p>{text}</p>
      {children}
    </div>
  );
}
