import {
  canSetFirstPassword,
  changeMobile,
  changePassword,
  closeAccount,
  editOwnMember,
  getOwnMember,
  refreshTokens,
  register,
  resetPassword,
  setFirstPassword,
  signIn,
  signInBySms,
  signOut,
  verifyMobileForReset,
} from '@silkboat/contract/passport';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '#http/caller.ts';
import { serve } from '#http/serve.ts';
import { editMember, type Member, toMember, toMobile } from '../members/members.ts';
import * as accounts from './accounts.ts';
import { clientTypeOf, requireDevice } from './device.ts';
import { altchaOf, passHumanCheck } from './human-check.ts';
import { requireGoodPassword } from './passwords.ts';
import { closeSession, openSession, refreshSession } from './sessions.ts';
import { needsHumanCheck } from './sign-in-attempts.ts';
import { type CodeFor, checkCode, redeemCode, useUpCode } from './sms-codes.ts';

/** These calls are open paths; those that need a member answer 20003 without one, as existing clients know it. */
function requireMember(member: Caller | undefined): Caller {
  if (!member) throw new Refusal('MEMBER_NOT_SIGNED_IN');
  return member;
}

export function passportRoutes(app: FastifyInstance): void {
  const { db, ephemeral } = app;
  const secret = app.apiOptions.tokenSecret;

  const openFor = async (member: Member, request: FastifyRequest, longTerm?: boolean) => {
    const clientType = clientTypeOf(request);
    const deviceId = requireDevice(request.deviceId);
    await accounts.noteSignIn(db, { memberId: member.id, clientType });
    return openSession(db, { member, secret, deviceId, clientType, isLongTerm: longTerm ?? false });
  };
  const codeFor = (scene: CodeFor['scene'], mobile: string, request: FastifyRequest): CodeFor => ({
    scene,
    mobile: toMobile(mobile),
    deviceId: requireDevice(request.deviceId),
  });

  serve(app, register, async ({ input, request }) => {
    const { username, password, mobilePhone: mobile, code } = input;
    requireGoodPassword(password, { mobile: toMobile(mobile) });
    const target = codeFor('REGISTER', mobile, request);
    await checkCode(ephemeral, target, code);
    const clientType = clientTypeOf(request);
    const member = await accounts.registerMember(db, { username, mobile, password, clientType });
    // Used up only now: whoever chose a taken username tries another one with the same code.
    await useUpCode(ephemeral, target);
    return openFor(member, request);
  });

  serve(app, signIn, async ({ input, request }) => {
    const { username: name, password, longTerm } = input;
    const visitor = { deviceId: requireDevice(request.deviceId), address: request.ip };
    const altcha = altchaOf(request, input);
    const isHuman = await passHumanCheck(ephemeral, { secret, scene: 'LOGIN', altcha, ...visitor });
    if (!isHuman && (await needsHumanCheck(ephemeral, visitor))) throw new Refusal('VERIFICATION_REQUIRED');
    return openFor(await accounts.memberByPassword(db, ephemeral, { name, password, visitor }), request, longTerm);
  });

  serve(app, signInBySms, async ({ input, request }) => {
    await redeemCode(ephemeral, codeFor('LOGIN', input.mobile, request), input.code);
    const clientType = clientTypeOf(request);
    return openFor(await accounts.memberByMobile(db, { mobile: input.mobile, clientType }), request, input.longTerm);
  });

  serve(app, signOut, async ({ member }) => {
    if (member) await closeSession(db, { sessionId: member.sessionId, reason: 'signed out' });
  });

  serve(app, refreshTokens, ({ input }) => refreshSession(db, { refreshToken: input.refreshToken, secret }));

  serve(app, getOwnMember, async ({ member }) =>
    toMember(await accounts.getOwnMember(db, { memberId: requireMember(member).id })),
  );

  serve(app, editOwnMember, async ({ member, input }) =>
    toMember(await editMember(db, { memberId: requireMember(member).id, profile: input })),
  );

  serve(app, changePassword, async ({ member, input, request }) => {
    const { id: memberId, sessionId } = requireMember(member);
    const visitor = { deviceId: requireDevice(request.deviceId), address: request.ip };
    const change = { memberId, sessionId, old: input.password, next: input.newPassword, visitor };
    return toMember(await accounts.changePassword(db, ephemeral, change));
  });

  serve(app, verifyMobileForReset, async ({ input, request }) => {
    await redeemCode(ephemeral, codeFor('FIND_USER', input.mobile, request), input.code);
    await accounts.allowReset(db, ephemeral, { mobile: input.mobile, deviceId: requireDevice(request.deviceId) });
  });

  serve(app, resetPassword, async ({ input, deviceId }) => {
    await accounts.resetPassword(db, ephemeral, { password: input.password, deviceId: requireDevice(deviceId) });
    return true;
  });

  serve(app, canSetFirstPassword, async ({ member }) => {
    const own = await accounts.getOwnMember(db, { memberId: requireMember(member).id });
    return own.passwordHash === null;
  });

  serve(app, setFirstPassword, async ({ member, input }) =>
    accounts.setFirstPassword(db, { memberId: requireMember(member).id, password: input.password }),
  );

  serve(app, changeMobile, async ({ member, input, request }) => {
    const { id: memberId } = requireMember(member);
    await redeemCode(ephemeral, codeFor('BIND_MOBILE', input.mobile, request), input.code);
    await accounts.changeMobile(db, { memberId, mobile: input.mobile });
    return true;
  });

  serve(app, closeAccount, async ({ member }) => accounts.closeAccount(db, { memberId: requireMember(member).id }));
}
