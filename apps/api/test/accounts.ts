import { createHash } from 'node:crypto';
import type { Member, TokenPair } from '@silkboat/contract/passport';
import type { members } from '../src/db/schema/index.ts';
import { hashPassword } from '../src/passport/passwords.ts';
import { aMember } from './build.ts';
import type { TestApi, TestClient } from './start-api.ts';

/** How existing clients speak to the passport: forms below one path. */
export const passport = '/buyer/passport/member';
export const mobile = '13812345678';
export const password = 'silkboat-demo';

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

type Form = Record<string, string>;

export const post = (client: TestClient, path: string, form: Form, headers: Form = {}) =>
  client.send({ method: 'POST', url: `${passport}/${path}`, form, headers });

export const put = (client: TestClient, path: string, form: Form) =>
  client.send({ method: 'PUT', url: `${passport}/${path}`, form });

export const signIn = (client: TestClient, username: string, sent: string, headers: Form = {}) =>
  post(client, 'userLogin', { username, password: sent }, headers);

/** Who the tokens of an answer belong to. */
export async function memberOf(api: TestApi, answer: { body: { result: unknown } }): Promise<Member> {
  const { accessToken } = answer.body.result as TokenPair;
  const own = await api.send({ method: 'GET', url: passport, headers: { accesstoken: accessToken } });
  return own.body.result as Member;
}

/** A member `zhou` with the mobile and password above. */
export async function aSignedUp(api: TestApi, values: Partial<typeof members.$inferInsert> = {}) {
  return aMember(api.db, { username: 'zhou', mobile, passwordHash: await hashPassword(password), ...values });
}

/** What the own account answers on each client; a closed session counts within a second, so tests ask until it does. */
export const statuses = (...clients: TestClient[]): Promise<number[]> =>
  Promise.all(clients.map(async (client) => (await client.send({ method: 'GET', url: passport })).status));
