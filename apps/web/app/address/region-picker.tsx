import { useId } from 'react';
import { useWords } from '../i18n/words.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { addressWords } from './address-words.ts';
import { chooseRegion, type RegionStep, regionLevels } from './region-path.ts';
import type { useRegions } from './use-regions.ts';

/** Province, city, district and street, each a list of what lies in the one before. */
export function RegionPicker({
  steps,
  regions,
  error,
  onChange,
}: {
  steps: RegionStep[];
  regions: ReturnType<typeof useRegions>;
  error?: string;
  onChange: (steps: RegionStep[]) => void;
}) {
  const t = useWords(addressWords);
  const errorId = useId();

  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 flex items-center gap-2 text-sm text-ink-700">
        {t('field.region')}
        <span aria-hidden="true" className="text-seal-600">
          *
        </span>
        {regions.isLoading && <Spinner className="text-ink-500" />}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {regionLevels.map((level, index) => {
          const options = regions.listOf(index);
          const isEnd = options?.length === 0;
          return (
            <Select
              key={level}
              aria-label={t(`level.${level}`)}
              aria-invalid={error && !steps[index] && !isEnd ? true : undefined}
              value={steps[index]?.id ?? ''}
              disabled={!options || isEnd}
              onChange={({ target }) =>
                onChange(chooseRegion(steps, index, { id: target.value, name: target.selectedOptions[0]?.text ?? '' }))
              }
            >
              <option value="">{isEnd ? '—' : t('regions.choose', { level: t(`level.${level}`) })}</option>
              {options?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          );
        })}
      </div>
      {regions.hasFailed && (
        <p role="alert" className="mt-2 flex items-center gap-3 text-sm text-seal-600">
          {t('regions.failed')}
          <Button kind="text" size="xs" onClick={regions.retry}>
            {t('regions.retry')}
          </Button>
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="mt-2 text-sm text-seal-600">
          {error}
        </p>
      )}
    </fieldset>
  );
}
