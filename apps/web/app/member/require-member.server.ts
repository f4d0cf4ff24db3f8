import { type RouterContextProvider, redirect } from 'react-router';
import { pathIn } from '../i18n/language.ts';
import { type PageContext, pageContext, type Visitor } from '../session/context.ts';
import { loginPath } from '../session/login-path.ts';

/** The page's context for a signed-in member; anyone else is sent to sign in and comes back afterwards. */
export function requireMember(
  context: Readonly<RouterContextProvider>,
  request: Request,
): PageContext & { visitor: Visitor } {
  const page = context.get(pageContext);
  const { visitor, language } = page;
  if (!visitor) throw redirect(pathIn(language, loginPath(new URL(request.url))));
  return { ...page, visitor };
}
