import { lazy, Suspense, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { Image } from '../ui/image.tsx';
import { Stars } from '../ui/stars.tsx';
import type { Evaluation } from './evaluation.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

const PictureViewer = lazy(() => import('./picture-viewer.tsx'));

/** What one buyer said, and what the shop answered. */
export function EvaluationArticle({ evaluation }: { evaluation: Evaluation }) {
  const t = useWords(goodsDetailWords);
  const { name, face, day, score, specs, text, images, reply, replyImages } = evaluation;

  return (
    <article className="grid grid-cols-[15rem_1fr] gap-16 py-8 narrow:grid-cols-[10rem_1fr] narrow:gap-8 max-md:block max-md:py-5">
      <div className="flex items-center gap-3.5 self-start">
        {face ? (
          <Image src={face} alt="" sizes="48px" className="w-[max(3rem,36px)] flex-none rounded-full" />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-[max(3rem,36px)] flex-none place-items-center rounded-full bg-abyss-100 font-semibold text-abyss-700"
          >
            {name.slice(0, 1)}
          </span>
        )}
        <div className="min-w-0">
          <p className="truncate font-semibold">{name}</p>
          <p className="num text-xs text-ink-500">{day}</p>
        </div>
      </div>
      <div className="max-md:mt-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-500">
          <Stars value={score} label={t('evaluations.score', { score })} className="text-[1.125em]" />
          {specs}
        </p>
        <p className="mt-3 max-w-240 wrap-anywhere whitespace-pre-line">
          {text || <span className="text-ink-500">{t('evaluations.noWords')}</span>}
        </p>
        <Pictures name={name} images={images} />
        {reply !== null && (
          <div className="mt-4 max-w-240 rounded-md bg-paper-100 px-5 py-3 text-sm text-ink-700">
            <p className="wrap-anywhere">
              <span className="font-semibold text-ink-900">{t('evaluations.reply')}</span>　{reply}
            </p>
            <Pictures name={t('evaluations.reply')} images={replyImages} />
          </div>
        )}
      </div>
    </article>
  );
}

/** Small pictures that open large. */
function Pictures({ name, images }: { name: string; images: string[] }) {
  const t = useWords(goodsDetailWords);
  const [viewed, setViewed] = useState<number>();
  const [isViewing, setViewing] = useState(false);
  if (images.length === 0) return null;

  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-3">
        {images.map((src, index) => (
          <li key={src}>
            <button
              type="button"
              aria-label={t('evaluations.picture', { name, index: index + 1 })}
              className="block cursor-zoom-in overflow-hidden rounded-md"
              onClick={() => {
                setViewed(index);
                setViewing(true);
              }}
            >
              <Image src={src} alt="" sizes="112px" className="w-[max(7rem,80px)] max-md:w-26" />
            </button>
          </li>
        ))}
      </ul>
      {viewed !== undefined && (
        <Suspense>
          <PictureViewer
            name={name}
            pictures={images}
            start={viewed}
            isOpen={isViewing}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
