import { pageContext } from '#web/session/context.ts';
import type { Route } from './+types/session-refresh';

/**
 * Renews the session for calls that the browser makes itself. The server exchanges an ended access token, and drops
 * what no longer counts, before any route runs: what is left is to say whether somebody is signed in.
 */
export async function action({ context }: Route.ActionArgs) {
  const { visitor } = context.get(pageContext);
  return Response.json({ isSignedIn: visitor !== undefined }, { status: visitor ? 200 : 403 });
}
