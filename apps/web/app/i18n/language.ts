import type { Language } from '@silkboat/contract/result-codes';
import { useLocation } from 'react-router';

/** English pages live under `/en`; everything else is Chinese. */
export const languageOfPath = (pathname: string): Language => (/^\/en(\/|$|\.data$)/.test(pathname) ? 'en' : 'zh-CN');

/** The path of a page in a language: `/cart` is `/en/cart` in English. */
export function pathIn(language: Language, path: string): string {
  if (language !== 'en' || !path.startsWith('/')) return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The same page without its language. */
export const withoutLanguage = (pathname: string): string => pathname.replace(/^\/en(?=\/|$)/, '') || '/';

export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** Makes paths of the current language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}
