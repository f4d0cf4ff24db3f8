import { getOwnMember } from '@silkboat/contract/passport';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { languageOfPath } from '#web/i18n/language.ts';
import { MemberFrame } from '#web/member/member-frame.tsx';
import { requireMember } from '#web/member/require-member.server.ts';
import { maskMobile } from '#web/session/mask.ts';
import type { Route } from './+types/member';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = requireMember(context, request);
  const { nickName, username, mobile, face } = await api.call(getOwnMember);
  return { member: { name: maskMobile(nickName || username), mobile: maskMobile(mobile), face } };
}

/** The member is the same on every page of theirs; after a change, and in the other language, they are asked for anew. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isChange = formMethod !== undefined && formMethod !== 'GET';
  return (
    isChange ||
    currentUrl.href === nextUrl.href ||
    languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
  );
}

export default function MemberRoute({ loaderData: { member } }: Route.ComponentProps) {
  return (
    <MemberFrame member={member}>
      <Outlet />
    </MemberFrame>
  );
}
