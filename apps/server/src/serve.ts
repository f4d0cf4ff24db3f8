import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { buildApi } from '@silkboat/api/app';
import type { DatabaseServer } from '@silkboat/api/db/client';
import { createMemoryEphemeral } from '@silkboat/api/ephemeral';
import { createRedisEphemeral, openRedis } from '@silkboat/api/ephemeral-redis';
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
  const redis = config.redisUrl
    ? openRedis(config.redisUrl, (error) => console.error(`Redis: ${error.message}`))
    : undefined;
  const app = await buildApi({
    server,
    redis,
    ephemeral: redis ? createRedisEphemeral(redis) : createMemoryEphemeral(),
    smsWebhookUrl: config.smsWebhookUrl,
    tokenSecret,
    filesFolder: `${config.dataFolder}/files`,
    isDevelopment: !config.isProduction,
    requestsPerMinute: config.requestsPerMinute,
    corsOrigins: config.corsOrigins,
    isSecure,
    trustProxy: config.trustProxy,
    logger: loggerOptions(config),
  });

  app.addHook('onClose', async () => app.ephemeral.close());
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Quality 4 costs about as much as gzip and is smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
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
    ...(!config.isProduction && {
      // The logger looks its target up from elsewhere, so it gets the whole path.
      transport: {
        target: fileURLToPath(import.meta.resolve('pino-pretty')),
        options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
      },
    }),
  };
}
