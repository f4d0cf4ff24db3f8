import ImagePlus from 'lucide-react/icons/image-plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { evaluationWords } from './evaluation-words.ts';
import { mostMegabytes, mostPictures } from './upload-picture.ts';
import type { Picture, usePictures } from './use-pictures.ts';

/** Pictures with their progress, and a place for more while there is room. */
export function PictureField({ desk }: { desk: ReturnType<typeof usePictures> }) {
  const t = useWords(evaluationWords);
  const { pictures } = desk;
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const uploaded = pictures.flatMap(({ address }) => address ?? []);

  return (
    <fieldset>
      <legend className="mb-2 text-sm text-ink-700">{t('pictures')}</legend>
      <input type="hidden" name="images" value={uploaded.join(',')} />
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            index={index + 1}
            onRemove={() => {
              desk.remove(picture.id);
              input.current?.focus();
            }}
            onRetry={() => desk.retry(picture)}
          />
        ))}
        {pictures.length < mostPictures && (
          <li>
            <label className="relative grid size-[max(6.5rem,80px)] cursor-pointer place-items-center content-center gap-1 rounded-lg border border-dashed border-control text-center text-xs text-ink-500 transition-colors focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-silk-600 hover:border-ink-900 hover:text-ink-900">
              <ImagePlus aria-hidden="true" className="size-6" />
              {t('add')}
              <span className="num">
                {pictures.length}/{mostPictures}
              </span>
              <input
                ref={input}
                type="file"
                accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
                multiple
                aria-describedby={helpId}
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={({ target }) => {
                  desk.add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={helpId} className="mt-2 text-sm text-ink-500">
        {t('picturesHelp', { most: mostPictures, megabytes: mostMegabytes })}
      </p>
    </fieldset>
  );
}

function PictureTile({
  picture: { preview, state, percent, error },
  index,
  onRemove,
  onRetry,
}: {
  picture: Picture;
  index: number;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const t = useWords(evaluationWords);

  return (
    <li className="relative size-[max(6.5rem,80px)] overflow-hidden rounded-lg bg-paper-100">
      <img src={preview} alt={t('picture', { index })} width={104} height={104} className="size-full object-cover" />
      {state === 'uploading' && (
        <span className="num absolute inset-x-0 bottom-0 grid h-7 place-items-center bg-abyss-950/65 text-xs text-white">
          {t('uploading', { percent })}
          <span
            role="progressbar"
            aria-label={t('picture', { index })}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="absolute inset-x-0 bottom-0 h-0.5 origin-left bg-silk-400"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </span>
      )}
      {state === 'failed' && (
        <button
          type="button"
          aria-label={t('retry', { index })}
          title={error}
          onClick={onRetry}
          className="absolute inset-0 grid place-items-center bg-seal-700/75 text-white"
        >
          <RotateCw aria-hidden="true" />
        </button>
      )}
      <IconButton
        label={t('remove', { index })}
        onClick={onRemove}
        className="absolute top-1 right-1 size-[max(1.75rem,24px)]! bg-abyss-950/65 text-white hover:bg-abyss-950!"
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
