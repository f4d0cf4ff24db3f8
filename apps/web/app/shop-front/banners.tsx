import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useWords } from '../i18n/words.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useSlides } from '../ui/use-slides.ts';
import { BannerSlide } from './banner-slide.tsx';
import type { Slide } from './floors.ts';
import { shopFrontWords } from './shop-front-words.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Large pictures in turn: swiped, turned by keys or arrows, moving by themselves until somebody looks closer. */
export function Banners({ slides }: { slides: Slide[] }) {
  const t = useWords(shopFrontWords);
  const { track, index, goTo, onScroll, onKeyDown } = useSlides(slides.length);
  const [isPaused, setPaused] = useState(false);
  const { area } = useAutoplay(!isPaused && slides.length > 1, () => goTo((index + 1) % slides.length));
  const round = 'bg-white/80 text-ink-900 hover:bg-white';

  return (
    <div ref={area} className="group/banners relative">
      <section
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by keyboard
        tabIndex={0}
        aria-roledescription="carousel"
        aria-label={t('banners.label')}
        className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg max-md:-mx-5 max-md:rounded-none"
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, at) => (
          <BannerSlide key={slide.img} slide={slide} isFirst={at === 0} isShown={at === index} />
        ))}
      </section>
      {slides.length > 1 && (
        <>
          <IconButton
            label={t('banners.previous')}
            className={`${round} absolute top-1/2 left-4 size-12! -translate-y-1/2 opacity-0 group-hover/banners:opacity-100 focus-visible:opacity-100 max-md:hidden`}
            onClick={() => goTo((index - 1 + slides.length) % slides.length)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('banners.next')}
            className={`${round} absolute top-1/2 right-4 size-12! -translate-y-1/2 opacity-0 group-hover/banners:opacity-100 focus-visible:opacity-100 max-md:hidden`}
            onClick={() => goTo((index + 1) % slides.length)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <div className="absolute bottom-4 left-12 flex items-center gap-1 max-md:bottom-1 max-md:left-2">
            {slides.map(({ img, name }, at) => (
              <button
                key={img}
                type="button"
                aria-label={`${t('banners.go', { index: at + 1, total: slides.length })} ${name}`}
                aria-current={at === index ? 'true' : undefined}
                className="grid h-[max(1.5rem,24px)] min-w-[max(1.5rem,24px)] place-items-center px-1 max-md:h-11"
                onClick={() => goTo(at)}
              >
                <span
                  className={classNames(
                    'block h-1 rounded-full shadow-[0_0_0_1px_rgb(8_32_44/0.2)] transition-[width]',
                    at === index ? 'w-7 bg-seal-500' : 'w-4 bg-white',
                  )}
                />
              </button>
            ))}
            <IconButton
              label={t(isPaused ? 'banners.play' : 'banners.pause')}
              className={`${round} ml-1 size-8! max-md:size-11! max-md:bg-transparent motion-reduce:hidden`}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? (
                <Play aria-hidden="true" className="size-4" />
              ) : (
                <Pause aria-hidden="true" className="size-4" />
              )}
            </IconButton>
          </div>
        </>
      )}
    </div>
  );
}
