import CircleAlert from 'lucide-react/icons/circle-alert';
import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names.ts';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** What the control inside a `Field` needs so that label, help and error belong to it. */
export const useFieldControl = (): Partial<FieldControl> => use(FieldContext) ?? {};

/** A label above, the control, and below it help or, instead, what is wrong with the value. */
export function Field({
  label,
  help,
  error,
  aside,
  isRequired = false,
  isLabelHidden = false,
  className,
  children,
}: {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** At the right end of the label line: a link, a counter. */
  aside?: ReactNode;
  isRequired?: boolean;
  isLabelHidden?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || help;

  return (
    <div className={className}>
      <div className={classNames('mb-2 flex items-baseline justify-between gap-4 text-sm', isLabelHidden && 'sr-only')}>
        <label htmlFor={id} className="text-ink-700">
          {label}
          {isRequired && (
            <span aria-hidden="true" className="ml-1 text-seal-600">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      <FieldContext
        value={{
          id,
          'aria-describedby': note ? noteId : undefined,
          'aria-invalid': error ? true : undefined,
          required: isRequired || undefined,
        }}
      >
        {children}
      </FieldContext>
      {note && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={classNames('mt-2 flex items-start gap-1.5 text-sm', error ? 'text-seal-600' : 'text-ink-500')}
        >
          {error ? <CircleAlert aria-hidden="true" className="mt-[0.2em]" /> : null}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
