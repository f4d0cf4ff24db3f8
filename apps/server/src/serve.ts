import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { buildApi } from '@silkboat/api/app';
import type { DatabaseServer } from '@silkboat/api/db/client';
import { createMemoryEphemeral } from '@silkboat/api/ephemeral';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { createPageHandler, type PageSource, serveSiteFiles } from './site.ts';

const sampleMedia = fileURLToPath(new URL('../../api/seed/media/', import.meta.url));

/** Puts the parts together: API, files, site. Answers an application that is ready to listen. */
export async function composeServer(
  config: Config,
  server: DatabaseServer,
  tokenSecret: string,
  source: PageSource,
): Promise<FastifyInstance> {
  const isSecure = config.siteUrl?.startsWith('https:') ?? false;
  const app = await buildApi({
    server,
    ephemeral: createMemoryEphemeral(),
    tokenSecret,
    filesFolder: `${config.dataFolder}/files`,
    isDevelopment: !config.isProduction,
    requestsPerMinute: config.requestsPerMinute,
    corsOrigins: config.corsOrigins,
    isSecure,
    trustProxy: config.trustProxy,
    logger: loggerOptions(config),
  });

  await app.register(fastifyStatic, {
    root: sampleMedia,
    prefix: '/media/',
    decorateReply: false,
    maxAge: '30d',
    index: false,
  });
  await serveSiteFiles(app);
  await app.register(async (pages) => {
    // React Router reads bodies itself.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const handle = createPageHandler(app, source, { site: config.site, siteUrl: config.siteUrl, isSecure });
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: handle });
  });
  return app;
}

function loggerOptions(config: Config) {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: ['req.headers.accesstoken', 'req.headers.cookie', 'req.headers.authorization'],
    ...(!config.isProduction && {
      transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
    }),
  };
}
