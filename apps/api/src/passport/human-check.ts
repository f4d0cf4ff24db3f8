import type { VerificationScene } from '@silkboat/contract/verification';
import type { FastifyRequest } from 'fastify';
import type { Ephemeral } from '../ephemeral.ts';
import { redeemWork } from './proof-of-work.ts';
import { takeSliderPass } from './slider.ts';

/** Uses up what the visitor brings, a solved proof of work or a slider pass; false when it is neither. */
export async function passHumanCheck(
  ephemeral: Ephemeral,
  check: { secret: string; scene: VerificationScene; deviceId: string; altcha: string | undefined },
): Promise<boolean> {
  const { secret, scene, altcha } = check;
  if (altcha && (await redeemWork(ephemeral, { secret, scene, payload: altcha }))) return true;
  return takeSliderPass(ephemeral, check);
}

/** The solved challenge of a request: in the header `altcha` or among its parameters. */
export function altchaOf(request: FastifyRequest, input: { altcha?: string }): string | undefined {
  const { altcha } = request.headers;
  return typeof altcha === 'string' && altcha !== '' ? altcha : input.altcha;
}
