import type { ComponentProps, ReactNode } from 'react';
import { LocalLink } from '#web/i18n/local-link.tsx';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/**
 * `buy` is the one buying action of a view, `primary` any other main action, `line` what stands beside it, `text` a link-like
 * action; `ghost` and `paper` are `line` and `primary` on deep sea.
 */
export type ButtonKind = 'buy' | 'buy-outline' | 'primary' | 'line' | 'text' | 'ghost' | 'paper';
export type ButtonSize = 'md' | 'sm' | 'xs';

const kinds: Record<ButtonKind, string> = {
  buy: 'bg-seal-600 text-white hover:bg-seal-700',
  'buy-outline': 'border border-seal-600 bg-white text-seal-600 hover:bg-seal-50',
  primary: 'bg-abyss-900 text-white hover:bg-abyss-700',
  line: 'border border-paper-400 bg-white text-ink-900 hover:border-abyss-900',
  text: 'text-ink-900 underline decoration-paper-400 underline-offset-4 hover:decoration-current',
  ghost: 'border border-paper-50/40 text-paper-50 hover:border-paper-50 hover:bg-paper-50 hover:text-abyss-900',
  paper: 'bg-paper-50 text-abyss-900 hover:bg-white',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-[max(3.25rem,36px)] px-7 text-base max-md:min-h-12 max-md:px-5',
  sm: 'min-h-[max(2.5rem,30px)] px-4.5 text-sm max-md:min-h-11',
  xs: 'min-h-[max(2.25rem,26px)] px-3.5 text-xs max-md:min-h-11',
};

const disabledLook = (kind: ButtonKind) =>
  kind === 'text'
    ? 'disabled:text-ink-400 disabled:no-underline'
    : 'disabled:border-transparent disabled:bg-paper-200 disabled:text-ink-500';

/** The look alone, for the rare element that is neither our button nor our link. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'md', className?: string): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2.5 rounded-md text-center font-medium transition-colors duration-200',
    kind === 'text' ? `${sizes[size].replace(/px-\S+/, '')} px-0` : sizes[size],
    kinds[kind],
    className,
  );
}

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  children: ReactNode;
}

/** While `isLoading` the button keeps its width, shows a spinner and does nothing when pressed. */
export function Button({
  kind = 'primary',
  size,
  isLoading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: Look & { isLoading?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClass(kind, size, classNames(disabledLook(kind), className))}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      <span className={classNames('inline-flex items-center justify-center gap-[inherit]', isLoading && 'opacity-0')}>
        {children}
      </span>
      {isLoading && <Spinner className="absolute" />}
    </button>
  );
}

/** A link that looks like a button; `to` is a path of the site without its language. */
export function ButtonLink({ kind, size, className, ...props }: Look & ComponentProps<typeof LocalLink>) {
  return <LocalLink className={buttonClass(kind, size, className)} {...props} />;
}
