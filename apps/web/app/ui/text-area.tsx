import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { fieldBox } from './text-input.tsx';

/** Several lines with a count of the characters used. */
export function TextArea({
  className,
  maxLength = 140,
  rows = 4,
  defaultValue,
  value,
  onChange,
  ...props
}: Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> & { value?: string; defaultValue?: string }) {
  const [typed, setTyped] = useState(defaultValue ?? '');

  return (
    <span className={classNames(fieldBox, 'relative block', className)}>
      <textarea
        rows={rows}
        maxLength={maxLength}
        className="block w-full resize-y bg-transparent px-4 pt-3 pb-8 outline-none"
        {...useFieldControl()}
        {...props}
        {...(value === undefined ? { defaultValue } : { value })}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <span
        aria-hidden="true"
        className="num pointer-events-none absolute right-4 bottom-2 bg-white text-xs text-ink-400"
      >
        {(value ?? typed).length}/{maxLength}
      </span>
    </span>
  );
}
