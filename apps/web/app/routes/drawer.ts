import { ApiRefusal } from '@silkboat/contract/client';
import { data } from 'react-router';
import { pageContext } from '#web/session/context.ts';
import { changeDrawer, loadDrawer } from '#web/side-bar/drawer.server.ts';
import { type DrawerKind, drawerKinds } from '#web/side-bar/drawer-contents.ts';
import type { Route } from './+types/drawer';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  answer(context, async (api) => loadDrawer(api, kindOf(params.kind)));

export const action = ({ context, params, request }: Route.ActionArgs) =>
  answer(context, async (api) => {
    const isDone = await changeDrawer(api, kindOf(params.kind), await request.formData());
    if (!isDone) throw data(null, { status: 400 });
    return {};
  });

/** JSON for `siteFetch`: 403 when nobody is signed in, a refusal with its words. */
async function answer(
  context: Route.LoaderArgs['context'],
  work: (api: ReturnType<typeof apiOf>) => Promise<object>,
): Promise<Response> {
  const { visitor } = context.get(pageContext);
  if (!visitor) return Response.json({}, { status: 403 });
  try {
    return Response.json(await work(apiOf(context)), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return Response.json({ message: error.message, code: error.code }, { status: error.status });
  }
}

const apiOf = (context: Route.LoaderArgs['context']) => context.get(pageContext).api;

function kindOf(kind: string): DrawerKind {
  const known = drawerKinds.find((one) => one === kind);
  if (!known) throw data(null, { status: 404 });
  return known;
}
