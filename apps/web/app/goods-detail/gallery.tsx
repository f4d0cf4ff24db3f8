import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Maximize2 from 'lucide-react/icons/maximize-2';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Image } from '../ui/image.tsx';
import { useSlides } from '../ui/use-slides.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

const PictureViewer = lazy(() => import('./picture-viewer.tsx'));

/** The pictures of a SKU side by side: swiped by finger, turned by arrows, keys or the small pictures, large on demand. */
export function Gallery({ name, pictures }: { name: string; pictures: string[] }) {
  const t = useWords(goodsDetailWords);
  const { track, index, goTo, onScroll, onKeyDown } = useSlides(pictures.length);
  const [viewed, setViewed] = useState<number>();
  const [isViewing, setViewing] = useState(false);
  const view = (at: number) => {
    setViewed(at);
    setViewing(true);
  };
  const hasSeveral = pictures.length > 1;

  return (
    <div className="grid gap-4.5 max-md:-mx-5 max-md:gap-0">
      <div className="group/gallery relative">
        <section
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
          tabIndex={0}
          aria-roledescription="carousel"
          aria-label={name}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg bg-paper-100 max-md:rounded-none"
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {pictures.map((src, at) => (
            <button
              key={src}
              type="button"
              id={`picture-${at + 1}`}
              tabIndex={-1}
              title={t('gallery.zoom')}
              className="w-full flex-none cursor-zoom-in snap-center"
              onClick={() => view(at)}
            >
              <Image
                src={src}
                alt={t('gallery.of', { name, index: at + 1 })}
                sizes="(max-width: 767px) 100vw, 46rem"
                isEager={at === 0}
              />
            </button>
          ))}
        </section>
        {hasSeveral && (
          <>
            <span className="num pointer-events-none absolute bottom-5 left-5 text-sm text-ink-700 max-md:right-5 max-md:left-auto max-md:rounded-full max-md:bg-white/80 max-md:px-3">
              {t('gallery.count', { index: index + 1, total: pictures.length })}
            </span>
            <Arrow label={t('gallery.previous')} side="left-4" isOff={index === 0} onClick={() => goTo(index - 1)}>
              <ChevronLeft aria-hidden="true" />
            </Arrow>
            <Arrow
              label={t('gallery.next')}
              side="right-4"
              isOff={index === pictures.length - 1}
              onClick={() => goTo(index + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </Arrow>
          </>
        )}
        <IconButton
          label={t('gallery.zoom')}
          className="absolute right-5 bottom-5 size-12! bg-white/90 hover:bg-white max-md:hidden"
          onClick={() => view(index)}
        >
          <Maximize2 aria-hidden="true" />
        </IconButton>
      </div>
      {hasSeveral && (
        <ul className="grid grid-cols-5 gap-4 max-md:hidden">
          {pictures.map((src, at) => (
            <li key={src}>
              <a
                href={`#picture-${at + 1}`}
                aria-label={t('gallery.picture', { index: at + 1 })}
                aria-current={at === index ? 'true' : undefined}
                className={classNames(
                  'block overflow-hidden rounded-md transition-opacity',
                  at === index ? 'ring-[1.5px] ring-abyss-900 ring-offset-2' : 'opacity-85 hover:opacity-100',
                )}
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  goTo(at);
                }}
              >
                <Image src={src} alt="" sizes="140px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {viewed !== undefined && (
        <Suspense>
          <PictureViewer
            name={name}
            pictures={pictures}
            start={viewed}
            isOpen={isViewing}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Arrow({
  label,
  side,
  isOff,
  onClick,
  children,
}: {
  label: string;
  side: string;
  isOff: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <IconButton
      label={label}
      disabled={isOff}
      className={classNames(
        side,
        'absolute top-1/2 size-12! -translate-y-1/2 bg-white/90 opacity-0 transition-opacity group-hover/gallery:opacity-100 hover:bg-white focus-visible:opacity-100 disabled:invisible max-md:hidden',
      )}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}
