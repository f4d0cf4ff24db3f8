import { createHash } from 'node:crypto';
import type { SentMessage } from '../src/passport/sms-sender.ts';
import type { TestClient } from './start-api.ts';

interface Challenge {
  parameters: { nonce: string; salt: string; keyPrefix: string };
  signature: string;
}

/** Does the work of a challenge as a browser would; answers the payload to send. */
export function solveWork(challenge: Challenge): string {
  const { nonce, salt, keyPrefix } = challenge.parameters;
  const input = Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    input.writeUInt32BE(counter, input.length - 4);
    const derivedKey = createHash('sha256').update(input).digest('hex');
    if (derivedKey.startsWith(keyPrefix)) return toPayload({ challenge, solution: { counter, derivedKey } });
  }
}

export const toPayload = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** A fresh solved challenge of a scene. */
export async function aProofOfWork(client: TestClient, scene: string): Promise<string> {
  const { body } = await client.send({ method: 'GET', url: `/common/common/altcha/${scene}` });
  return solveWork(body.result as Challenge);
}

/** Asks for an SMS and reads it in the outbox, as somebody who tries the shop does. */
export async function anSmsCode(client: TestClient, { scene, mobile }: { scene: string; mobile: string }) {
  const altcha = await aProofOfWork(client, scene);
  const sent = await client.send({ method: 'GET', url: `/common/common/sms/${scene}/${mobile}`, headers: { altcha } });
  if (sent.status !== 200) throw new Error(`No code was sent: ${sent.body.message}`);
  const [newest] = await readOutbox(client);
  return newest!.code;
}

export async function readOutbox(client: TestClient): Promise<SentMessage[]> {
  const { body } = await client.send({ method: 'GET', url: '/dev/outbox' });
  return (body as unknown as { messages: SentMessage[] }).messages;
}
