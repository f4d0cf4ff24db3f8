import { BrandMark } from './brand-mark.tsx';
import { classNames } from './class-names.ts';

/** Mark, name in the serif and its latin line, as header, footer and the sign-in pages show it. */
export function BrandName({ name, latin, className }: { name: string; latin: string; className?: string }) {
  return (
    <span className={classNames('flex items-center gap-3.5 max-md:gap-2.5', className)}>
      <BrandMark className="size-11 flex-none max-md:size-8.5" />
      <span className="block">
        <span className="block font-serif text-[max(1.5rem,17px)] leading-[1.15] font-semibold tracking-seal max-md:text-[1.1875rem]">
          {name}
        </span>
        <span className="block text-[max(0.6875rem,9px)] leading-[1.3] font-medium tracking-[0.19em] whitespace-nowrap opacity-80 narrow:hidden max-md:text-[0.5625rem]">
          {latin}
        </span>
      </span>
    </span>
  );
}
