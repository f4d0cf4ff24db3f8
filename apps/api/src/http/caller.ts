import type { Language } from '@silkboat/contract/result-codes';

export type Role = 'BUYER' | 'SELLER' | 'MANAGER';

/** Who calls, as the access token says. */
export interface Caller {
  id: string;
  username: string;
  nickName: string;
  role: Role;
  storeId: string | null;
  sessionId: string;
}

/** Finds the caller of a token: undefined for none or an expired one, `closed` for one that was ended before its time. */
export type Identify = (accessToken: string) => Promise<Caller | 'closed' | undefined>;

export const languageOf = (header: unknown): Language => (header === 'en' ? 'en' : 'zh-CN');
