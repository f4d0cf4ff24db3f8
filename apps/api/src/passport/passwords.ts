import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '@silkboat/contract/refusal';
import { isCommonPassword } from './common-passwords.ts';

const strength = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const shortest = 8;
const longest = 64;

/** Existing clients send the md5 of the password, ours the password itself; both lead to the same 32 hex digits. */
const isDigest = (sent: string): boolean => /^[0-9a-f]{32}$/i.test(sent);
const digestOf = (sent: string): string =>
  isDigest(sent) ? sent.toLowerCase() : createHash('md5').update(sent, 'utf8').digest('hex');

/** What to store for a password, in whichever form it was sent. */
export const hashPassword = (sent: string): Promise<string> => hash(digestOf(sent), strength);

/** A hash that no password has, checked when there is no account: both cases take the same time. */
let nobody: Promise<string> | undefined;

/** Whether a password is the stored one. Without a stored one it is not, after the same work. */
export async function passwordMatches(stored: string | null | undefined, sent: string): Promise<boolean> {
  nobody ??= hash(createHash('md5').update(String(Math.random())).digest('hex'), strength);
  const matches = await verify(stored ?? (await nobody), digestOf(sent)).catch(() => false);
  return matches && typeof stored === 'string';
}

/** Refuses a new password that is too short or easy to guess. The md5 form cannot be looked into. */
export function requireGoodPassword(sent: string, { mobile }: { mobile: string }): void {
  if (isDigest(sent)) return;
  const length = [...sent].length;
  if (length < shortest || length > longest) {
    throw new Refusal('PASSWORD_WEAK', { zh: '密码长度应为8至64个字符', en: 'Use 8 to 64 characters' });
  }
  if (sent.includes(mobile)) throw new Refusal('PASSWORD_WEAK', { zh: '不能包含手机号', en: 'Leave out your mobile' });
  if (isCommonPassword(sent)) throw new Refusal('PASSWORD_WEAK');
}
