import type { Endpoint } from '@silkboat/contract/endpoint';
import { type LocalText, Refusal } from '@silkboat/contract/refusal';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import { sanitizeText } from './sanitize.ts';

interface FieldSchema {
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  /** Keeps the text as it was sent (passwords, tokens). */
  isVerbatim?: boolean;
  errorMessage?: LocalText;
}

type Values = Record<string, unknown>;

const yes = new Set(['true', '1', 'on', 'yes']);
const no = new Set(['false', '0', 'off', 'no']);

/**
 * Makes the reader of an endpoint's input: path, body (form or JSON) and query become one checked object.
 * Existing clients put the same parameter now here, now there, and write booleans as 1/0 and lists with commas.
 */
export function inputReader(endpoint: Endpoint): (request: FastifyRequest) => Values {
  const schema = endpoint.input as (FieldSchema & { properties: Record<string, FieldSchema> }) | undefined;
  if (!schema) return () => ({});
  const validator = Compile(endpoint.input!);
  const fields = Object.entries(schema.properties);

  return (request) => {
    const sent: Values = { ...(request.query as Values), ...bodyOf(request), ...(request.params as Values) };
    const input: Values = {};
    for (const [name, field] of fields) {
      const value = readField(field, Object.hasOwn(sent, name) ? sent[name] : undefined);
      if (value !== undefined) input[name] = value;
    }
    if (!validator.Check(input))
      throw new Refusal('INVALID_PARAMETERS', describe(validator.Errors(input), schema.properties));
    return input;
  };
}

function bodyOf(request: FastifyRequest): Values {
  const { body } = request;
  return body !== null && typeof body === 'object' && !Array.isArray(body) ? (body as Values) : {};
}

function readField(field: FieldSchema, value: unknown): unknown {
  const type = Array.isArray(field.type) ? field.type[0] : field.type;
  if (value === undefined || value === null) return field.default;
  if (type === 'array') return readList(field, value);
  const single = Array.isArray(value) && type !== 'string' ? value[0] : value;
  if (single === undefined || single === null) return field.default;
  if (type === 'boolean') return readBoolean(single) ?? field.default;
  if (type === 'integer' || type === 'number') return readNumber(single) ?? field.default;
  if (type === 'string') return readText(field, single) ?? field.default;
  if (type === 'object' && field.properties && typeof single === 'object')
    return readObject(field.properties, single as Values);
  return single;
}

function readObject(properties: Record<string, FieldSchema>, value: Values): Values {
  const entries = Object.entries(properties).map(([name, field]) => [name, readField(field, value[name])] as const);
  return Object.fromEntries(entries.filter(([, read]) => read !== undefined));
}

/** `a=1,2` is two values; where the key is repeated, or in JSON, a comma belongs to its value. */
function readList(field: FieldSchema, value: unknown): unknown[] {
  const list = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [value];
  return list.filter((one) => one !== '').map((one) => (field.items ? readField(field.items, one) : one));
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

function readBoolean(value: unknown): unknown {
  if (value === '') return undefined;
  if (!isScalar(value)) return value;
  const word = String(value).toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : value;
}

function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value) ? Number(value) : value;
}

function readText(field: FieldSchema, value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = Array.isArray(value) && value.every(isScalar) ? value.join(',') : value;
  if (typeof text !== 'string') return text;
  // PostgreSQL cannot store U+0000; half a surrogate pair is no text.
  if (text.includes('\0')) throw new Refusal('INVALID_PARAMETERS');
  if (field.isVerbatim) return text;
  if (field.enum && text === '') return undefined;
  return sanitizeText(text.toWellFormed());
}

/** One sentence per wrong field, in the order of the schema, joined as existing clients show them. */
function describe(
  errors: { instancePath: string; params?: unknown }[],
  properties: Record<string, FieldSchema>,
): LocalText {
  const wrong = new Set<string>();
  for (const { instancePath, params } of errors) {
    const { requiredProperties = [] } = (params ?? {}) as { requiredProperties?: string[] };
    const [, first] = instancePath.split('/');
    if (first) wrong.add(first);
    else for (const name of requiredProperties) wrong.add(name);
  }
  const sentences = Object.keys(properties)
    .filter((name) => wrong.has(name))
    .map((name) => properties[name]!.errorMessage ?? { zh: `${name}参数异常`, en: `${name} is not valid` });
  return { zh: sentences.map(({ zh }) => zh).join(', '), en: sentences.map(({ en }) => en).join(', ') };
}
