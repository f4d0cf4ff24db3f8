import { mobilePattern } from '@silkboat/contract/passport';
import { Refusal } from '@silkboat/contract/refusal';
import { checkSlider, getSlider, getWorkChallenge, sendSmsCode } from '@silkboat/contract/verification';
import type { FastifyInstance } from 'fastify';
import { Answer } from '#http/answer.ts';
import type { Caller } from '#http/caller.ts';
import { serve } from '#http/serve.ts';
import { findMember, toMobile } from '../members/members.ts';
import { requireDevice } from './device.ts';
import { altchaOf, passHumanCheck } from './human-check.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { makeChallenge } from './proof-of-work.ts';
import * as slider from './slider.ts';
import { limitDevice, sendCode } from './sms-codes.ts';
import { createOutbox, createSmsWebhook, noSmsSender, type SmsSender } from './sms-sender.ts';

export function verificationRoutes(app: FastifyInstance): void {
  const { ephemeral } = app;
  const secret = app.apiOptions.tokenSecret;
  const sms = chooseSender(app);

  serve(app, getSlider, ({ input, deviceId }) =>
    slider.makeSlider(ephemeral, { scene: input.verificationEnums, deviceId: requireDevice(deviceId) }),
  );

  serve(app, checkSlider, async ({ input, deviceId }) => {
    const place = { scene: input.verificationEnums, deviceId: requireDevice(deviceId) };
    await slider.checkSlider(ephemeral, place, input.xPos);
    return true;
  });

  serve(app, getWorkChallenge, ({ input }) => makeChallenge(secret, input.verificationEnums));

  serve(app, sendSmsCode, async ({ input, request, member, deviceId: given }) => {
    const { verificationEnums: scene } = input;
    const deviceId = requireDevice(given);
    const isOwn = scene === 'UPDATE_PASSWORD' || scene === 'WALLET_PASSWORD';
    const mobile = isOwn ? await ownMobile(app, member) : validMobile(input.mobile);
    await limitDevice(ephemeral, deviceId);
    const altcha = altchaOf(request, input);
    if (!(await passHumanCheck(ephemeral, { secret, scene, deviceId, altcha }))) {
      throw new Refusal('VERIFICATION_REQUIRED');
    }
    await sendCode(ephemeral, sms, { scene, mobile, deviceId });
    return new Answer('SMS_SENT', null);
  });
}

/** Codes of these scenes go to the member's own mobile, whatever the path says. */
async function ownMobile(app: FastifyInstance, caller: Caller | undefined): Promise<string> {
  const member = caller && (await findMember(app.db, { memberId: caller.id }));
  if (!member) throw new Refusal('MEMBER_NOT_SIGNED_IN');
  return member.mobile;
}

function validMobile(text: string): string {
  if (new RegExp(mobilePattern).test(text)) return toMobile(text);
  throw new Refusal('INVALID_PARAMETERS', { zh: '手机号码格式不正确', en: 'Enter a valid mobile number' });
}

function chooseSender(app: FastifyInstance): SmsSender {
  const { smsWebhookUrl, isDevelopment } = app.apiOptions;
  if (smsWebhookUrl) return createSmsWebhook(smsWebhookUrl);
  if (!isDevelopment) return noSmsSender;
  const outbox = createOutbox();
  outboxRoutes(app, outbox);
  return outbox;
}
