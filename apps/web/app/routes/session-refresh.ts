import { pageContext } from '#web/session/context.ts';
import type { Route } from './+types/session-refresh';

/**
 * Renews the session for calls that the browser makes itself. The server exchanges an ended access token before any
 * route runs, so what is left is to say whether somebody is signed in, and to forget what no longer counts.
 */
export async function action({ context }: Route.ActionArgs) {
  const { visitor, dropTokens } = context.get(pageContext);
  if (!visitor) dropTokens();
  return Response.json({ isSignedIn: visitor !== undefined }, { status: visitor ? 200 : 403 });
}
