import swagger from '@fastify/swagger';
import type { Endpoint } from '@silkboat/contract/endpoint';
import { Failure } from '@silkboat/contract/envelope';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import Type, { type TProperties } from 'typebox';

/** How an endpoint appears in the OpenAPI document: path segments, then the query or the body. */
export function describeEndpoint(endpoint: Endpoint): Record<string, unknown> {
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const properties = (endpoint.input as { properties?: TProperties } | undefined)?.properties ?? {};
  const pick = (wanted: boolean) =>
    Object.fromEntries(Object.entries(properties).filter(([name]) => inPath.has(name) === wanted));
  const rest = pick(false);
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';

  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.access !== 'public' && { security: [{ accessToken: [] }] }),
    ...(inPath.size > 0 && { params: Type.Object(pick(true)) }),
    ...(Object.keys(rest).length > 0 && { [hasBody ? 'body' : 'querystring']: Type.Object(rest) }),
    ...(endpoint.guard && {
      headers: Type.Object({
        'Idempotency-Key': Type.Optional(
          Type.String({ description: '1 to 64 visible characters; the same key gets the first answer for 24 h' }),
        ),
      }),
    }),
    ...(hasBody && { consumes: ['application/json', 'application/x-www-form-urlencoded'] }),
  };
}

/** Collects every call of the contract; register it before the routes. */
export async function registerDocuments(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Silkboat 丝路之舟',
        version: '1.0.0',
        description:
          'Every answer is an envelope {success, message, code, timestamp, result}. Parameters may travel in the query, as a form or as JSON. Money is yuan with two decimals, ids are decimal strings, times are GMT+8.',
      },
      components: {
        securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' } },
      },
    },
    transform: ({ schema, url, route }) => {
      if (!route.config?.endpoint) return { schema: { hide: true }, url };
      const plain = withoutOwnWords(schema) as { response: Record<string, unknown> };
      return { schema: { ...plain, response: { ...plain.response, '4XX': Failure } }, url };
    },
  });
}

/** Words of ours inside schemas that mean nothing to readers of the document. */
const ownWords = new Set(['isVerbatim', 'errorMessage']);

function withoutOwnWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwnWords);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, inner]) => !ownWords.has(name) || isSchema(inner));
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutOwnWords(inner)]));
}

const isSchema = (value: unknown): boolean => typeof value === 'object' && value !== null && 'type' in value;

/** `/docs`: the reference for people, `/docs/openapi.json`: for programs. Nothing is fetched from elsewhere. */
export function documentRoutes(app: FastifyInstance): void {
  let reference: Promise<FastifyInstance> | undefined;
  const answerDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    reference ??= buildReference(() => app.swagger());
    const { statusCode, headers, rawPayload } = await (await reference).inject({ method: 'GET', url: request.url });
    reply.code(statusCode).header('content-type', headers['content-type'] ?? 'text/plain');
    if (headers.location) reply.header('location', headers.location);
    return reply.send(rawPayload);
  };
  app.get('/docs', answerDocument);
  app.get('/docs/*', answerDocument);
}

/** Brings four megabytes of script, so it is loaded when somebody reads it. */
async function buildReference(content: () => object): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const reference = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await reference.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      content,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return reference;
}
