import type { ApiClient } from '@silkboat/contract/client';
import type { Language } from '@silkboat/contract/result-codes';
import { createContext } from 'react-router';

/** Who looks at the page, as far as the server told the site. */
export interface Visitor {
  memberId: string;
  nickName: string;
}

/** Set by the server for each request; loaders and actions read it with `context.get(pageContext)`. */
export interface PageContext {
  api: ApiClient;
  language: Language;
  visitor: Visitor | undefined;
  /** For inline scripts under the content security policy. */
  nonce: string;
  /** Scheme and host as the visitor sees them, for canonical links. */
  origin: string;
  /** Adds a header (a cookie) to the answer of this request. */
  setHeader(name: string, value: string): void;
  /** Signs in on the site: sets the token cookies from what the API answered. */
  keepTokens(tokens: { accessToken: string; refreshToken: string }): void;
  dropTokens(): void;
  site: SiteOptions;
}

/** What the operator configured for the site. */
export interface SiteOptions {
  englishSiteUrl: string | undefined;
  goodsDepotUrl: string | undefined;
  icpNumber: string | undefined;
  mapReviewNumber: string | undefined;
}

export const pageContext = createContext<PageContext>();
