import type { Endpoint, InputOf, ResultOf } from './endpoint.ts';
import type { Envelope } from './envelope.ts';

/**
 * A "no" from the API as the site sees it. The built site holds a copy of this class of its own while the server makes the
 * refusals, so that `instanceof` goes by name.
 */
export class ApiRefusal extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiRefusal';
  }

  readonly code: number;
  readonly status: number;

  constructor(message: string, code: number, status: number) {
    super(message);
    this.name = 'ApiRefusal';
    this.code = code;
    this.status = status;
  }
}

export interface ApiRequest {
  method: Endpoint['method'];
  /** Path with query string. */
  url: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/** Carries one request: `fetch` in the browser, the application itself on the server. */
export type Transport = (request: ApiRequest) => Promise<{ status: number; body: unknown }>;

export interface CallOptions {
  /** The same key again gets the first answer: for submissions that must not count twice. */
  idempotencyKey?: string;
}

export interface ApiClient {
  /** Calls an endpoint; answers its result or throws an `ApiRefusal`. */
  call<E extends Endpoint>(
    endpoint: E,
    ...input: Record<string, never> extends InputOf<E> ? [InputOf<E>?, CallOptions?] : [InputOf<E>, CallOptions?]
  ): Promise<ResultOf<E>>;
}

/** Makes the typed client. GET and DELETE carry the input in the query, POST and PUT as JSON. */
export function createClient(transport: Transport): ApiClient {
  return {
    async call(endpoint, ...[input, { idempotencyKey } = {}]) {
      const values: Record<string, unknown> = { ...input };
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = values[name];
        delete values[name];
        return encodeURIComponent(String(value));
      });
      const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
      const answer = await transport({
        method: endpoint.method,
        url: hasBody ? path : withQuery(path, values),
        body: hasBody ? JSON.stringify(values) : undefined,
        headers: {
          ...(hasBody && { 'content-type': 'application/json' }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
      });
      const envelope = answer.body as Envelope | undefined;
      if (!envelope?.success) {
        throw new ApiRefusal(envelope?.message ?? '', envelope?.code ?? answer.status, answer.status);
      }
      return envelope.result as never;
    },
  };
}

function withQuery(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
