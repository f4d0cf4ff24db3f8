import { signOut } from '@silkboat/contract/passport';
import { redirect } from 'react-router';
import { pathIn } from '#web/i18n/language.ts';
import { pageContext } from '#web/session/context.ts';
import type { Route } from './+types/sign-out';

/** Ends the session here and at the API, and leads home. */
export async function action({ context }: Route.ActionArgs) {
  const { api, language, dropTokens } = context.get(pageContext);
  await api.call(signOut);
  dropTokens();
  return redirect(pathIn(language, '/'));
}

/** A bookmark or a typed address ends nothing. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(pathIn(context.get(pageContext).language, '/'));
}
