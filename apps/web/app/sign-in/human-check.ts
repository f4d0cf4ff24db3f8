import { apiFetch } from '../session/api-fetch.ts';
import type { WorkChallenge } from './solve-work.ts';

export type Scene = 'LOGIN' | 'REGISTER' | 'FIND_USER';

/** Gets a challenge of the scene and solves it; the answer goes along with the call that needs it. */
export async function passHumanCheck(scene: Scene): Promise<string> {
  const challenge = await apiFetch<WorkChallenge>(`/common/common/altcha/${scene}`, { isQuiet: true });
  const { solveWork } = await import('./solve-work.ts');
  return solveWork(challenge);
}
