import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

/** With `children` it is a label and its box; without, give it an `aria-label`. */
export function Checkbox({
  isIndeterminate = false,
  className,
  children,
  ...props
}: { isIndeterminate?: boolean; children?: ReactNode } & ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  // The mixed state has no attribute: it is only a property of the element.
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  const mark = 'pointer-events-none invisible absolute size-3/4 text-white [stroke-width:2.5]';
  return (
    <label
      className={classNames(
        'inline-flex items-center gap-3 max-md:min-h-11',
        !children && 'justify-center max-md:min-w-11',
        className,
      )}
    >
      <span className="relative inline-grid size-[max(1.25rem,16px)] flex-none place-items-center">
        <input
          ref={input}
          type="checkbox"
          className="peer size-full appearance-none rounded-sm border-[1.5px] border-control bg-white checked:border-abyss-900 checked:bg-abyss-900 indeterminate:border-abyss-900 indeterminate:bg-abyss-900 disabled:border-paper-400 disabled:bg-paper-200"
          {...props}
        />
        <Check aria-hidden="true" className={`${mark} peer-checked:peer-[:not(:indeterminate)]:visible`} />
        <Minus aria-hidden="true" className={`${mark} peer-indeterminate:visible`} />
      </span>
      {children}
    </label>
  );
}
