import { withoutLanguage } from '../i18n/language.ts';

/** The login page, told where to come back to: `rePath` is the page without its language, `query` its query as JSON. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  const query = Object.fromEntries(new URLSearchParams(search));
  const back = new URLSearchParams({ rePath: withoutLanguage(pathname) });
  if (Object.keys(query).length > 0) back.set('query', JSON.stringify(query));
  return `/login?${back}`;
}

/** Where to go after signing in. Only pages of this site: whatever else stands there leads home. */
export function returnPath(loginQuery: URLSearchParams): string {
  const path = loginQuery.get('rePath') ?? '/';
  if (!path.startsWith('/') || !URL.canParse(path, 'http://site')) return '/';
  const url = new URL(path, 'http://site');
  // Judged as a browser reads it, dots resolved: `//host` and `/\host` are other sites; the login page would be a circle.
  const isElsewhere = url.host !== 'site' || url.pathname.startsWith('//');
  if (isElsewhere || /^\/(login|SignUp|forgetPassword)(\/|$)/i.test(url.pathname)) return '/';
  for (const [name, value] of queryOf(loginQuery.get('query'))) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

function queryOf(json: string | null): [string, string][] {
  try {
    const query: unknown = JSON.parse(json ?? '{}');
    if (typeof query !== 'object' || query === null || Array.isArray(query)) return [];
    return Object.entries(query).map(([name, value]) => [name, String(value)]);
  } catch {
    // Not our JSON: the page without its query is near enough.
    return [];
  }
}
