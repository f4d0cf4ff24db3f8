import type { Endpoint } from '@silkboat/contract/endpoint';
import { resultCodes } from '@silkboat/contract/result-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLife, everythingOf, type Life } from './a-life.ts';
import { badValues } from './bad-values.ts';
import { aMember } from './build.ts';
import { nameOf, startWithCalls } from './registered-calls.ts';
import { type Attempt, asBrokenBody, asForm, asJson, asQuery } from './send-anything.ts';
import type { TestAnswer, TestApi, TestClient } from './start-api.ts';
import { fieldsOf, validInput } from './valid-input.ts';

/** Bad values that each field meets; which ones moves on from field to field, so that every call meets many. */
const perField = 10;

let api: TestApi;
let calls: Endpoint[];
let mine: Life;
let other: Life;
let visitor: TestClient;
let clients: Record<'member' | 'seller' | 'manager', TestClient>;
let manager: TestClient;
let before: string;
let lives = 0;
let turn = 0;

beforeAll(async () => {
  ({ api, calls } = await startWithCalls());
  other = await aLife(api.db, { name: '不可说的人', mobile: '13922220002' });
  visitor = api;
  before = await everythingOf(api.db, other);
  manager = await api.as(await aMember(api.db, { role: 'MANAGER' }));
});

beforeEach(startAnew);

afterAll(() => api[Symbol.asyncDispose]());

/** Calls sell, cancel and forget what there is, so those that write get something new to write on. */
async function startAnew(): Promise<void> {
  lives += 1;
  mine = await aLife(api.db, { name: `林小舟${lives}`, mobile: String(13_911_110_000 + lives) });
  clients = { member: await api.as(mine.member), seller: await api.as(mine.seller), manager };
}

const codes = new Set(Object.values(resultCodes).map(({ code }) => code));
const goodCodes = new Set(Object.values(resultCodes).flatMap(({ code, status }) => (status === 200 ? [code] : [])));

/** What is wrong with an answer, if anything. */
function faultOf({ status, body }: TestAnswer<unknown>): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (body === null || typeof body !== 'object') return `no envelope, status ${status}: ${String(body).slice(0, 200)}`;
  const { success, message, code, timestamp } = body;
  if (typeof message !== 'string' || message === '' || !Number.isInteger(timestamp)) return 'an envelope without words';
  if (!codes.has(code)) return `an unknown code ${code}`;
  if (success !== (status === 200) || (success && !goodCodes.has(code))) return `success ${success} with ${status}`;
  return undefined;
}

/** Who may call and who tries; calls that end a session or an account are tried by members of their own. */
async function callerOf(call: Endpoint, isVisitor: boolean): Promise<TestClient> {
  if (call.access !== 'public') return clients[call.access];
  if (isVisitor) return visitor;
  return call.path.startsWith('/buyer/passport') ? api.as(await aMember(api.db)) : clients.member;
}

const isSecretTo = (call: Endpoint) => call.access !== 'manager';

/** Sends attempts and names those with a faulty answer. */
async function tryAll(call: Endpoint, attempts: [what: string, attempt: Attempt][]): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, attempt] of attempts) {
    turn += 1;
    const client = await callerOf(call, turn % 2 === 0);
    const answer = await client.send(attempt);
    const text = JSON.stringify(answer.body);
    const leak = isSecretTo(call) && other.secrets.find((secret) => text.includes(secret));
    const fault = leak ? `tells ${leak}` : faultOf(answer);
    if (fault) faults.push(`${nameOf(call)}, ${what}: ${fault}`);
  }
  return faults;
}

function withBadFields(call: Endpoint): [string, Attempt][] {
  return fieldsOf(call).flatMap(([name], index) => {
    const start = index * 5 + nameOf(call).length;
    return Array.from({ length: Math.min(perField, badValues.length) }, (_, step): [string, Attempt] => {
      const [what, value] = badValues[(start + step * 7) % badValues.length]!;
      const input = { ...validInput(call, mine, turn + step), [name]: value };
      const send = [asJson, asQuery, asForm][step % 3]!;
      return [`${what} for ${name}`, send(call, input)];
    });
  });
}

const writingLast = ['GET', 'POST', 'PUT', 'DELETE'];
const inOrder = () => calls.toSorted((a, b) => writingLast.indexOf(a.method) - writingLast.indexOf(b.method));

describe('every call of the API', () => {
  test('is registered once', () => {
    const names = calls.map(nameOf);
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
  });

  test('asks a visitor to sign in when it is for members only', async () => {
    for (const call of calls.filter(({ access }) => access !== 'public')) {
      const sound = validInput(call, mine);
      for (const attempt of [asJson(call, sound), asQuery(call, sound), asQuery(call, { ...sound, id: '-1' })]) {
        const { status, body } = await visitor.send(attempt);
        expect([nameOf(call), status, body]).toEqual([nameOf(call), 403, expect.objectContaining({ success: false })]);
        expect([nameOf(call), body.code]).toEqual([nameOf(call), 403]);
      }
    }
  });

  test('refuses who has the wrong role', async () => {
    const roles = ['member', 'seller', 'manager'] as const;
    for (const call of calls.filter(({ access }) => access === 'seller' || access === 'manager')) {
      for (const role of roles.filter((one) => one !== call.access)) {
        const { status, body } = await clients[role].send(asJson(call, validInput(call, mine)));
        expect([nameOf(call), role, status, body.code]).toEqual([nameOf(call), role, 403, 401]);
      }
    }
  });

  test('answers a body that cannot be read with an envelope', async () => {
    const faults: string[] = [];
    for (const call of calls) faults.push(...(await tryAll(call, asBrokenBody(call))));
    expect(faults).toEqual([]);
  });

  test('answers bad values of each field with an envelope', async () => {
    const faults: string[] = [];
    for (const call of inOrder()) {
      if (call.method !== 'GET') await startAnew();
      faults.push(...(await tryAll(call, withBadFields(call))));
    }
    expect(faults).toEqual([]);
  }, 300_000);

  test('answers sound values with an envelope, whatever state the orders are in', async () => {
    const faults: string[] = [];
    for (const call of inOrder()) {
      if (call.method !== 'GET') await startAnew();
      const attempts = mine.orders.flatMap((order, state): [string, Attempt][] => {
        const sound = validInput(call, mine, state);
        const needed = Object.fromEntries((call.input?.required ?? []).map((name) => [name, sound[name]]));
        return [
          [`needed values, ${order.state}`, asJson(call, needed)],
          [`all values, ${order.state}`, asForm(call, sound)],
        ];
      });
      faults.push(...(await tryAll(call, attempts)));
    }
    expect(faults).toEqual([]);
  });

  test('refuses when a field that it needs is missing', async () => {
    for (const call of calls) {
      const required = (call.input?.required ?? []).filter((name) => !call.path.includes(`{${name}}`));
      for (const name of required) {
        const client = await callerOf(call, false);
        const answer = await client.send(asJson(call, { ...validInput(call, mine), [name]: undefined }));
        expect([nameOf(call), name, answer.body.success]).toEqual([nameOf(call), name, false]);
        expect(faultOf(answer)).toBeUndefined();
      }
    }
  });

  test('leaves what belongs to somebody else as it was', async () => {
    expect(await everythingOf(api.db, other)).toBe(before);
  });
});
