import { ApiRefusal } from '@silkboat/contract/client';
import { changeAddress } from '#web/address/address.server.ts';
import { pageContext } from '#web/session/context.ts';
import type { Route } from './+types/address-change';

/** Saves an address of the member (answers it) or removes one. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, visitor } = context.get(pageContext);
  if (!visitor) return Response.json({}, { status: 403 });
  try {
    return Response.json((await changeAddress(api, await request.formData())) ?? {});
  } catch (error) {
    if (error instanceof ApiRefusal) return Response.json({ message: error.message }, { status: error.status });
    throw error;
  }
}
