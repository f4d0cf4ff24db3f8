import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useEffect, useId } from 'react';
import { useWords } from '../i18n/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useSlides } from '../ui/use-slides.ts';
import { goodsDetailWords } from './goods-detail-words.ts';

const round = 'size-12! bg-white/12 text-white hover:bg-white/24 disabled:invisible';

/** Pictures as large as the window, on deep sea. */
export default function PictureViewer({
  name,
  pictures,
  start,
  isOpen,
  onClose,
}: {
  name: string;
  pictures: string[];
  /** The picture that was pressed. */
  start: number;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useWords(goodsDetailWords);
  const titleId = useId();

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      titleId={titleId}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-abyss-950 text-paper-50"
    >
      <div data-sea="deep" className="relative h-full">
        <h2 id={titleId} className="sr-only">
          {name}
        </h2>
        <Slides key={start} name={name} pictures={pictures} start={start} />
        <IconButton label={t('gallery.close')} className={`${round} absolute top-4 right-4`} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </Modal>
  );
}

function Slides({ name, pictures, start }: { name: string; pictures: string[]; start: number }) {
  const t = useWords(goodsDetailWords);
  const { track, index, goTo, onScroll, onKeyDown } = useSlides(pictures.length, start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it opens
  useEffect(() => {
    goTo(start, { isAtOnce: true });
    track.current?.focus();
  }, []);

  return (
    <>
      <section
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
        tabIndex={0}
        aria-roledescription="carousel"
        aria-label={name}
        className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto outline-none"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {pictures.map((src, at) => (
          <div key={src} className="grid h-full w-full flex-none snap-center place-items-center p-4">
            <img
              src={src.replace(/-480\.webp$/, '-960.webp')}
              alt={t('gallery.of', { name, index: at + 1 })}
              width={960}
              height={960}
              loading={Math.abs(at - start) > 1 ? 'lazy' : 'eager'}
              className="size-auto max-h-[calc(100dvh-2rem)] max-w-full rounded-lg object-contain"
            />
          </div>
        ))}
      </section>
      {pictures.length > 1 && (
        <>
          <IconButton
            label={t('gallery.previous')}
            disabled={index === 0}
            className={`${round} absolute top-1/2 left-4 -translate-y-1/2 max-md:hidden`}
            onClick={() => goTo(index - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('gallery.next')}
            disabled={index === pictures.length - 1}
            className={`${round} absolute top-1/2 right-4 -translate-y-1/2 max-md:hidden`}
            onClick={() => goTo(index + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <span className="num pointer-events-none absolute inset-x-0 bottom-5 text-center text-sm">
            {t('gallery.count', { index: index + 1, total: pictures.length })}
          </span>
        </>
      )}
    </>
  );
}
