import type { ReactNode } from 'react';
import { LocalLink } from '../i18n/local-link.tsx';

/** A link of a floor: to a page of ours, to another site, or nowhere. */
export function FloorLink({ url, className, children }: { url: string; className?: string; children: ReactNode }) {
  if (!url) return <span className={className}>{children}</span>;
  if (url.startsWith('/')) {
    return (
      <LocalLink to={url} className={className}>
        {children}
      </LocalLink>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener" className={className}>
      {children}
    </a>
  );
}
