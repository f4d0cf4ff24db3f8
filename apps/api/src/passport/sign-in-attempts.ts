import type { Ephemeral } from '../ephemeral.ts';

const windowMs = 15 * 60_000;
const wrongBeforeCheck = 2;
const wrongBeforeLock = 5;

/** Where somebody signs in from. */
export interface Visitor {
  deviceId: string;
  address: string;
}

const placesOf = ({ deviceId, address }: Visitor) => [`wrong:device:${deviceId}`, `wrong:address:${address}`];
const countKey = (account: string) => `wrong:account:${account}`;
const lockKey = (account: string) => `locked:account:${account}`;

/** After two wrong passwords from a device or an address, a machine may be guessing. */
export async function needsHumanCheck(ephemeral: Ephemeral, visitor: Visitor): Promise<boolean> {
  const counts = await Promise.all(placesOf(visitor).map((key) => ephemeral.get(key)));
  return counts.some((count) => Number(count ?? 0) >= wrongBeforeCheck);
}

export const isLocked = async (ephemeral: Ephemeral, account: string): Promise<boolean> =>
  (await ephemeral.get(lockKey(account))) !== undefined;

/** Counts a wrong password; the fifth locks the account for 15 minutes. */
export async function noteWrongPassword(ephemeral: Ephemeral, account: string, visitor: Visitor): Promise<void> {
  await Promise.all(placesOf(visitor).map((key) => ephemeral.increment(key, windowMs)));
  if ((await ephemeral.increment(countKey(account), windowMs)) < wrongBeforeLock) return;
  await ephemeral.set(lockKey(account), 'locked', windowMs);
  await ephemeral.remove(countKey(account));
}

/** The right password, or a new one, starts afresh; the address is shared with others and keeps its count. */
export async function forgetWrongPasswords(
  ephemeral: Ephemeral,
  { account, deviceId }: { account: string; deviceId: string },
): Promise<void> {
  const keys = [countKey(account), lockKey(account), `wrong:device:${deviceId}`];
  await Promise.all(keys.map((key) => ephemeral.remove(key)));
}

const turns = new Map<string, Promise<unknown>>();

/** Lets attempts on one account pass one after another, so that many at once cannot slip past the count. */
export async function inTurn<T>(account: string, attempt: () => Promise<T>): Promise<T> {
  const before = turns.get(account);
  const turn = (before ?? Promise.resolve()).then(attempt, attempt);
  turns.set(account, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(account) === turn) turns.delete(account);
  }
}
