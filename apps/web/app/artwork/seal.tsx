import { sealCharacters } from './seal-characters.ts';

/** The stamp 丝路之舟, read from the right. One on a page at most. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <path
        d="M4 3.5 60 2.6 96 3.4c1.2 0 1.6.6 1.6 1.7L98 58l-.6 38c0 1.2-.7 1.6-1.7 1.6L42 98l-38-.5c-1.2 0-1.7-.7-1.7-1.7L2 40l.5-35c0-1 .5-1.5 1.5-1.5Z"
        className="fill-seal-500"
      />
      <path d="M7.5 7.5h85v85h-85z" fill="none" className="stroke-paper-50" strokeWidth="1.6" />
      <path d={sealCharacters} className="fill-paper-50" />
    </svg>
  );
}
