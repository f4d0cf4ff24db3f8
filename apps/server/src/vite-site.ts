import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { PageSource } from './site.ts';

/** Pages straight from their sources while developing: Vite answers modules and styles before anything else looks. */
export async function openViteSite(): Promise<{
  source: PageSource;
  register(app: FastifyInstance): void;
  close(): Promise<void>;
}> {
  const { createServer } = await import('vite');
  const folder = fileURLToPath(new URL('../../web', import.meta.url));
  const vite = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    server: { middlewareMode: true },
  });
  return {
    source: {
      build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
      mode: 'development',
    },
    register(app) {
      app.addHook('onRequest', (request, reply, done) => {
        // What Vite knows it answers; everything else goes on to the shop.
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    close: () => vite.close(),
  };
}
