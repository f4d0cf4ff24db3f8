import { signOut } from '@silkboat/contract/passport';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { announce } from '#db/notices.ts';
import { sessions } from '#db/schema/index.ts';
import { serve } from '#http/serve.ts';
import { now } from '../clock.ts';

export function passportRoutes(app: FastifyInstance): void {
  serve(app, signOut, async ({ member }) => {
    if (!member) return;
    await app.db
      .update(sessions)
      .set({ closedAt: now(), closedReason: 'signed out' })
      .where(eq(sessions.id, member.sessionId));
    await announce(app.db, 'sessions', member.sessionId);
  });
}
