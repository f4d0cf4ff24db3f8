import { createHmac } from 'node:crypto';
import type { VerificationScene, WorkChallenge } from '@silkboat/contract/verification';
import { WorkChallenge as WorkChallengeSchema } from '@silkboat/contract/verification';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { now } from '../clock.ts';
import type { Ephemeral } from '../ephemeral.ts';

const lifeMs = 600_000;
/** 16 bits: about 65,000 hashes, a moment for one visitor and a cost for a machine that tries many. */
const keyPrefix = '0000';

const Payload = Type.Object({
  challenge: WorkChallengeSchema,
  solution: Type.Object({ counter: Type.Integer({ minimum: 0, maximum: 4_294_967_295 }), derivedKey: Type.String() }),
});

const keyFrom = (secret: string) => createHmac('sha256', secret).update('proof of work').digest('hex');

/** A challenge signed by us, so that nothing has to be stored until it comes back. */
export async function makeChallenge(secret: string, scene: VerificationScene): Promise<WorkChallenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    keyPrefix,
    deriveKey,
    expiresAt: Math.floor((now().getTime() + lifeMs) / 1000),
    data: { scene },
    hmacSignatureSecret: keyFrom(secret),
  });
  return challenge as WorkChallenge;
}

/** Accepts a solved challenge of the scene, once. */
export async function redeemWork(
  ephemeral: Ephemeral,
  { secret, scene, payload }: { secret: string; scene: VerificationScene; payload: string },
): Promise<boolean> {
  const sent = readPayload(payload);
  if (!sent || sent.challenge.parameters.data.scene !== scene) return false;
  if (sent.challenge.parameters.expiresAt * 1000 <= now().getTime()) return false;
  const { verified } = await verifySolution({ ...sent, deriveKey, hmacSignatureSecret: keyFrom(secret) });
  return verified && ephemeral.add(`work:${sent.challenge.signature}`, 'used', lifeMs);
}

function readPayload(payload: string): Static<typeof Payload> | undefined {
  try {
    const sent: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    return Value.Check(Payload, sent) ? sent : undefined;
  } catch {
    // Whatever is not a solution does not count as one.
    return undefined;
  }
}
