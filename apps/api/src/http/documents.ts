import type { Endpoint } from '@silkboat/contract/endpoint';
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
    ...(hasBody && { consumes: ['application/json', 'application/x-www-form-urlencoded'] }),
  };
}
