import Type from 'typebox';
import { endpoint } from './endpoint.ts';

/** Access and refresh token, both JWTs with `exp` in seconds. */
export const TokenPair = Type.Object({ accessToken: Type.String(), refreshToken: Type.String() });

/** Ends the session of the token; an expired or missing token is no failure. */
export const signOut = endpoint({
  method: 'POST',
  path: '/buyer/passport/member/logout',
  access: 'public',
  tag: 'passport',
  summary: 'Sign out',
});
