import { createHash } from 'node:crypto';
import type { Envelope } from '@silkboat/contract/envelope';
import { Refusal } from '@silkboat/contract/refusal';
import type { FastifyInstance, FastifyRequest as Request } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    guardSubmission(
      request: Request,
      kind: 'duplicate' | 'idempotent',
      input: unknown,
      run: () => Promise<Envelope>,
    ): Promise<Envelope>;
  }
}

/** How long a second identical submission by the same member is taken for a double click. */
const duplicateWindowMs = 3000;

/** First form: refuses a second identical submission of a member within 3 s. */
export function registerGuard(app: FastifyInstance): void {
  app.decorate('guardSubmission', async (request, _kind, input, run) => {
    const fingerprint = createHash('sha256')
      .update(`${request.method} ${request.url} ${JSON.stringify(input)}`)
      .digest('base64url');
    const key = `submission:${request.caller!.id}:${fingerprint}`;
    if ((await app.ephemeral.increment(key, duplicateWindowMs)) > 1) throw new Refusal('DUPLICATE_REQUEST');
    try {
      return await run();
    } catch (error) {
      await app.ephemeral.remove(key);
      throw error;
    }
  });
}
