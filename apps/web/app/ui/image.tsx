import { useState } from 'react';
import { classNames } from './class-names.ts';
import { imageSources } from './image-sources.ts';

/**
 * A picture in a box that keeps its place while loading, and a quiet sea when it cannot be had.
 * `className` sizes the box; `sizes` says how wide it is shown, so that the browser takes the small file where it can.
 */
export function Image({
  src,
  alt,
  ratio = 1,
  sizes = '(max-width: 767px) 50vw, 25vw',
  isEager = false,
  className,
  imageClassName,
}: {
  src: string | null | undefined;
  alt: string;
  /** Width ÷ height. */
  ratio?: number;
  sizes?: string;
  /** For the pictures in the first view. */
  isEager?: boolean;
  className?: string;
  imageClassName?: string;
}) {
  const [failed, setFailed] = useState<string>();
  // A picture may fail before the page comes alive, when nobody listens yet.
  const lookBack = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && src) setFailed(src);
  };

  return (
    <span className={classNames('block overflow-hidden bg-paper-100', className)} style={{ aspectRatio: ratio }}>
      {src && failed !== src ? (
        <img
          ref={lookBack}
          src={src}
          srcSet={imageSources(src)}
          sizes={imageSources(src) && sizes}
          alt={alt}
          width={480}
          height={Math.round(480 / ratio)}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          className={classNames('size-full object-cover', imageClassName)}
          onError={() => setFailed(src)}
        />
      ) : (
        <svg
          viewBox="0 0 48 48"
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
          className="size-full fill-none stroke-paper-400 p-[30%]"
        >
          <path d="M4 18c7-8 13-8 20 0s13 8 20 0M4 26c7-8 13-8 20 0s13 8 20 0M4 34c7-8 13-8 20 0s13 8 20 0" />
        </svg>
      )}
    </span>
  );
}
