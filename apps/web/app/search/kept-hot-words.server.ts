import type { ApiClient } from '@silkboat/contract/client';
import { hotWords } from '@silkboat/contract/goods';
import type { Language } from '@silkboat/contract/result-codes';

const count = 5;
const keptMs = 300_000;

/**
 * The five hot words, asked for at most every five minutes: a visitor's browser keeps them in the cookies
 * `hotWordsList` and `hotWordsReloadTime`. The English site has other words and always asks.
 */
export async function keptHotWords({
  api,
  language,
  cookies,
  setHeader,
}: {
  api: ApiClient;
  language: Language;
  cookies: string;
  setHeader: (name: string, value: string) => void;
}): Promise<string[]> {
  const kept = language === 'zh-CN' ? readKept(cookies) : undefined;
  if (kept) return kept;

  // Decoration: a page is shown without hot words rather than not at all.
  const words = await api.call(hotWords, { count }).catch((): string[] => []);
  if (language === 'zh-CN' && words.length > 0) {
    const list = encodeURIComponent(JSON.stringify(words));
    setHeader('set-cookie', `hotWordsList=${list}; Path=/; SameSite=Lax`);
    setHeader('set-cookie', `hotWordsReloadTime=${Date.now()}; Path=/; SameSite=Lax`);
  }
  return words;
}

export function readKept(cookies: string, now = Date.now()): string[] | undefined {
  const value = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const age = now - Number(value('hotWordsReloadTime'));
  if (!(age >= 0 && age < keptMs)) return undefined;
  try {
    const words: unknown = JSON.parse(decodeURIComponent(value('hotWordsList')));
    const isList = Array.isArray(words) && words.length > 0 && words.every((word) => typeof word === 'string');
    return isList ? words.slice(0, count) : undefined;
  } catch {
    // A mangled cookie: ask anew.
    return undefined;
  }
}
