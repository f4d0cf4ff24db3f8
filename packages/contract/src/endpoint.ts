import type { Static, TObject, TSchema } from 'typebox';

/** Who may call. `public` still knows the member when a valid token is sent. */
export type Access = 'public' | 'member' | 'seller' | 'manager';

/**
 * One call of the API as data: the server registers it, the documents describe it, the client calls it.
 *
 * `input` is one object for everything that the caller sends: path segments, query, form and JSON are merged
 * (path wins, then body, then query), because existing clients differ in where they put a parameter.
 */
export interface Endpoint<
  I extends TObject | undefined = TObject | undefined,
  R extends TSchema | undefined = TSchema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for path segments. */
  path: string;
  access: Access;
  /** Group in the documents. */
  tag: string;
  summary: string;
  input?: I;
  /** Undefined for a call that answers without data. */
  result?: R;
  /** A second identical submission within 3 s, or one with the same `Idempotency-Key`, gets the first answer. */
  guard?: 'duplicate' | 'idempotent';
  /** Requests per minute and address, for calls that cost or can be abused. */
  limitPerMinute?: number;
}

export function endpoint<I extends TObject | undefined = undefined, R extends TSchema | undefined = undefined>(
  definition: Endpoint<I, R>,
): Endpoint<I, R> {
  return definition;
}

export type InputOf<E> =
  E extends Endpoint<infer I, TSchema | undefined> ? (I extends TObject ? Static<I> : Record<string, never>) : never;
export type ResultOf<E> =
  E extends Endpoint<TObject | undefined, infer R> ? (R extends TSchema ? Static<R> : null) : never;
