import { randomInt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@silkboat/contract/refusal';
import type { VerificationScene } from '@silkboat/contract/verification';
import type { Ephemeral } from '../ephemeral.ts';
import type { SmsSender } from './sms-sender.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const lifeMs = 5 * minute;
const mostTries = 5;
const perMobileAndDay = 10;
const perDeviceAndMinute = 10;

export interface CodeFor {
  scene: VerificationScene;
  mobile: string;
  deviceId: string;
}

const codeKey = ({ scene, mobile, deviceId }: CodeFor) => `sms:${scene}:${mobile}:${deviceId}`;
const triesKey = (target: CodeFor) => `tries:${codeKey(target)}`;

/** A device may not ask for codes without end, whatever the mobiles. */
export async function limitDevice(ephemeral: Ephemeral, deviceId: string): Promise<void> {
  const asked = await ephemeral.increment(`sms:device:${deviceId}`, minute);
  if (asked > perDeviceAndMinute) throw new Refusal('TOO_MANY_REQUESTS');
}

/** Sends a new code, which replaces the one before. Never tells whether the mobile belongs to a member. */
export async function sendCode(ephemeral: Ephemeral, sms: SmsSender, target: CodeFor): Promise<void> {
  const { mobile, scene } = target;
  if (!(await ephemeral.add(`sms:minute:${mobile}`, 'sent', minute))) throw new Refusal('TOO_MANY_REQUESTS');
  const today = await ephemeral.increment(`sms:day:${mobile}`, day);
  if (today > perMobileAndDay) throw new Refusal('TOO_MANY_REQUESTS');

  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await ephemeral.remove(triesKey(target));
  await ephemeral.set(codeKey(target), code, lifeMs);
  try {
    await sms.send({ mobile, code, scene });
  } catch (error) {
    await Promise.all([ephemeral.remove(codeKey(target)), ephemeral.remove(`sms:minute:${mobile}`)]);
    throw error;
  }
}

/** Refuses a wrong code; five tries are all it has, right ones included. */
export async function checkCode(ephemeral: Ephemeral, target: CodeFor, given: string): Promise<void> {
  const code = await ephemeral.get(codeKey(target));
  if (code === undefined) throw new Refusal('SMS_CODE_WRONG');
  const tries = await ephemeral.increment(triesKey(target), lifeMs);
  if (tries <= mostTries && isSame(code, given)) return;
  if (tries >= mostTries) await ephemeral.remove(codeKey(target));
  throw new Refusal('SMS_CODE_WRONG');
}

/** Checks a code and uses it up: of two that bring it, one is let through. */
export async function redeemCode(ephemeral: Ephemeral, target: CodeFor, given: string): Promise<void> {
  await checkCode(ephemeral, target, given);
  if ((await ephemeral.take(codeKey(target))) === undefined) throw new Refusal('SMS_CODE_WRONG');
}

/** Ends a code that was checked before. */
export const useUpCode = (ephemeral: Ephemeral, target: CodeFor): Promise<void> => ephemeral.remove(codeKey(target));

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && Buffer.byteLength(b) === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
