import { languageOfPath, pathIn } from '../i18n/language.ts';
import { askToSignIn } from './login-dialog.tsx';
import { refusalOf, request } from './request.ts';

/**
 * Asks a resource route of the site (`/shell/…`) in the language of the page. The server renews the session by itself;
 * its 403 means that nobody is signed in, and opens the dialog.
 */
export async function siteFetch<T>(path: string, form?: Record<string, string>): Promise<T> {
  const url = pathIn(languageOfPath(location.pathname), path);
  const { status, body } = await request(url, form && { method: 'POST', body: new URLSearchParams(form) });
  if (status === 403) askToSignIn();
  if (status >= 400) throw refusalOf(status, body as { message?: string });
  return body as T;
}
