import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { CopyButton } from './copy-button.tsx';
import { ordersWords } from './orders-words.ts';
import type { Parcel } from './parcels.ts';

/** One parcel: who carries it, what is in it, and its way. */
export function ParcelWay({ parcel, title }: { parcel: Parcel; title?: string }) {
  const t = useWords(ordersWords);

  return (
    <section>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {title && <b className="font-semibold">{title}</b>}
        <span>{parcel.carrier}</span>
        <span className="num inline-flex items-center gap-1.5 text-ink-500">
          {t('track.no', { no: parcel.no })}
          <CopyButton text={parcel.no} label={t('track.copy')} said={t('track.copied')} />
        </span>
      </p>
      {parcel.contents.length > 0 && (
        <ul className="mt-1 text-sm text-ink-500">
          {parcel.contents.map(({ name, pieces }) => (
            <li key={name} className="num">
              {t('track.pieces', { name, count: pieces })}
            </li>
          ))}
        </ul>
      )}
      {parcel.stops.length === 0 ? (
        <p className="mt-3 text-ink-500">{t('track.none')}</p>
      ) : (
        <ol className="mt-4">
          {parcel.stops.map(({ time, place, remark }, index) => (
            <li
              key={`${time} ${place}`}
              className={classNames(
                'relative grid grid-cols-[max(8.5rem,104px)_1fr] gap-x-8 pb-5 last:pb-0 max-md:grid-cols-1 max-md:pl-6',
                index === 0 ? 'text-ink-900' : 'text-ink-500',
              )}
            >
              <time className="num text-sm max-md:order-2">{time.slice(5, 16)}</time>
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-[0.6em] left-[calc(max(8.5rem,104px)+0.75rem)] size-2 rounded-full max-md:left-1',
                  index === 0 ? 'bg-seal-500 ring-4 ring-seal-50' : 'border border-paper-400 bg-white',
                )}
              />
              {index < parcel.stops.length - 1 && (
                <span
                  aria-hidden="true"
                  className="absolute top-[1.4em] bottom-[-0.3em] left-[calc(max(8.5rem,104px)+1rem-0.5px)] w-px bg-paper-300 max-md:left-[calc(0.5rem-0.5px)]"
                />
              )}
              <span className={index === 0 ? 'font-medium' : undefined}>
                {place}
                {remark && <span className="block text-sm text-ink-500">{remark}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function ParcelWays({ parcels }: { parcels: Parcel[] }) {
  const t = useWords(ordersWords);
  if (parcels.length === 0) return <p className="text-ink-500">{t('track.none')}</p>;

  return (
    <div className="grid gap-8">
      {parcels.map((parcel, index) => (
        <ParcelWay
          key={parcel.no}
          parcel={parcel}
          title={parcels.length > 1 ? t('track.parcel', { index: index + 1 }) : undefined}
        />
      ))}
    </div>
  );
}
