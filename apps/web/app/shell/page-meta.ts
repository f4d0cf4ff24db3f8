import type { MetaDescriptor } from 'react-router';
import { languageOfPath, pathIn, withoutLanguage } from '../i18n/language.ts';
import { translate } from '../i18n/words.ts';
import { shellWords } from './shell-words.ts';

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly (({ id: string; loaderData?: unknown } & object) | undefined)[];
}

/**
 * Title (`页名 · 丝路之舟`), description, the page's one address and the same page in the other language, for a route's
 * `meta`: `export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: '购物车' })`.
 */
export function pageMeta(
  { location, matches }: MetaArgs,
  {
    title,
    description,
    query = [],
    isPrivate = false,
  }: {
    /** Undefined on the home page. */
    title?: string;
    description?: string;
    /** Names of the query parameters that make another page, such as `goodsId`. */
    query?: string[];
    /** Members' pages and results of a search stay out of search engines. */
    isPrivate?: boolean;
  } = {},
): MetaDescriptor[] {
  const language = languageOfPath(location.pathname);
  const t = translate(shellWords, language);
  const { origin = '' } = (matches.find((match) => match?.id === 'root')?.loaderData ?? {}) as { origin?: string };
  const page = withoutLanguage(location.pathname);
  const kept = new URLSearchParams([...new URLSearchParams(location.search)].filter(([name]) => query.includes(name)));
  const address = (inLanguage: 'zh-CN' | 'en') => origin + pathIn(inLanguage, page) + (kept.size > 0 ? `?${kept}` : '');

  return [
    { title: title ? t('pageTitle', { page: title }) : t('siteTitle') },
    { name: 'description', content: description ?? t('description') },
    { tagName: 'link', rel: 'canonical', href: address(language) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'zh-CN', href: address('zh-CN') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('zh-CN') },
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
