import type { Endpoint } from '@silkboat/contract/endpoint';
import type { TestClient } from './start-api.ts';

export type Attempt = Parameters<TestClient['send']>[0];
type Input = Record<string, unknown>;

const takesBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT';

/** Percent-encoded, also half a surrogate pair, which no encoder takes. */
const percentEncode = (text: string): string =>
  text
    .split(/([\uD800-\uDFFF])/u)
    .map(encodePart)
    .join('');
const encodePart = (part: string): string => (/^[\uD800-\uDFFF]$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part));
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const segmentsOf = ({ path }: Endpoint) => new Set(path.match(/(?<=\{)\w+/g));

function urlOf(call: Endpoint, input: Input): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => percentEncode(segmentOf(input[name] ?? '')));
}

/** A list of plain values stands in a path with commas. */
const segmentOf = (value: unknown): string =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(',') : textOf(value);

const restOf = (call: Endpoint, input: Input): [string, unknown][] =>
  Object.entries(input).filter(([name, value]) => value !== undefined && !segmentsOf(call).has(name));

/** `a=1&a=2` for lists, JSON text for objects. */
const pairsOf = (entries: [string, unknown][]): string =>
  entries
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${name}=${percentEncode(textOf(one))}`),
    )
    .join('&');

export const asQuery = (call: Endpoint, input: Input): Attempt => ({
  method: call.method,
  url: `${urlOf(call, input)}?${pairsOf(restOf(call, input))}`,
});

export function asJson(call: Endpoint, input: Input): Attempt {
  if (!takesBody(call)) return asQuery(call, input);
  return { method: call.method, url: urlOf(call, input), json: Object.fromEntries(restOf(call, input)) };
}

export function asForm(call: Endpoint, input: Input): Attempt {
  if (!takesBody(call)) return asQuery(call, input);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: call.method, url: urlOf(call, input), raw: pairsOf(restOf(call, input)), headers };
}

/** Bodies that are not what they say, and parameters that come twice. */
export function asBrokenBody(call: Endpoint): [what: string, attempt: Attempt][] {
  const names = Object.keys(call.input?.properties ?? {});
  const base = { method: call.method, url: urlOf(call, Object.fromEntries(names.map((name) => [name, '1']))) };
  const twice = names.map((name) => `${name}=1&${name}=2&${name}[]=3&${name}[a]=4`).join('&');
  const queries: [string, Attempt][] = [
    ['no parameters', base],
    ['parameters twice', { ...base, url: `${base.url}?${twice}` }],
    ['a query that breaks off', { ...base, url: `${base.url}?%&=&a=%ZZ&%E4%B8` }],
  ];
  if (!takesBody(call)) return queries;
  const bodies: [string, string, string][] = [
    ['broken JSON', 'application/json', '{"a":'],
    ['a JSON list', 'application/json', '[1,2]'],
    ['JSON null', 'application/json', 'null'],
    ['JSON text', 'application/json', '"x"'],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"isAdmin":true}}'],
    ['deep JSON', 'application/json', `{"remark":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['XML', 'text/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['no known type', 'x', 'x'],
    ['a form that is JSON', 'application/x-www-form-urlencoded', JSON.stringify({ a: 1 })],
    ['parts without a boundary', 'multipart/form-data', 'x'],
    ['parts that break off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="file"'],
    ['a form with its parameters twice', 'application/x-www-form-urlencoded', twice],
  ];
  return [
    ...queries,
    ...bodies.map(([what, type, raw]): [string, Attempt] => [
      what,
      { ...base, raw, headers: { 'content-type': type } },
    ]),
  ];
}
