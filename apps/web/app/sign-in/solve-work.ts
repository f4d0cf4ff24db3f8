import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

export interface WorkChallenge {
  parameters: { salt: string; nonce: string; keyPrefix: string; keyLength: number };
  signature: string;
}

/** Hashes between two pauses, so that the page stays alive. */
const batch = 2000;

/**
 * Solves a proof of work (see `WorkChallenge` in the contract): the invisible check that a person, or at least a
 * patient machine, asks. Plain code instead of the browser's own digest, which is missing without HTTPS.
 */
export async function solveWork(challenge: WorkChallenge): Promise<string> {
  const { salt, nonce, keyPrefix, keyLength } = challenge.parameters;
  const start = concatBytes(hexToBytes(salt), hexToBytes(nonce));
  const message = new Uint8Array(start.length + 4);
  message.set(start);
  const counterView = new DataView(message.buffer, start.length);

  for (let counter = 0; ; counter += 1) {
    counterView.setUint32(0, counter);
    const derivedKey = bytesToHex(sha256(message).subarray(0, keyLength));
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
    if (counter % batch === batch - 1) await new Promise((resolve) => setTimeout(resolve));
  }
}
