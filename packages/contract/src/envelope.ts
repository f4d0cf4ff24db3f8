import Type, { type TSchema } from 'typebox';

/** What every call answers. `message` is `success` with data and `成功` without; both are read by existing clients. */
export interface Envelope<T = unknown> {
  success: boolean;
  message: string;
  code: number;
  timestamp: number;
  result: T | null;
}

export const envelopeOf = (result: TSchema | undefined) =>
  Type.Object({
    success: Type.Boolean(),
    message: Type.String(),
    code: Type.Integer(),
    timestamp: Type.Integer({ description: 'epoch milliseconds' }),
    result: result ?? Type.Unsafe<null>({ type: 'null' } as TSchema),
  });

export const Failure = Type.Object({
  success: Type.Literal(false),
  message: Type.String(),
  code: Type.Integer(),
  timestamp: Type.Integer(),
  result: Type.Unsafe<null>({ type: 'null' } as TSchema),
  status: Type.Optional(Type.Integer({ description: 'only with code 403' })),
  requestId: Type.Optional(Type.String()),
});
