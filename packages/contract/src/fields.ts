import Type, { type Static, type TObject, type TProperties, type TSchema, type TUnsafe } from 'typebox';

/** A 64-bit time-ordered id as a decimal string; never a JSON number. */
export const Id = (description?: string) =>
  Type.String({ pattern: '^\\d{1,20}$', ...(description && { description }) });

/** `yyyy-MM-dd HH:mm:ss` in GMT+8. */
export const DateTime = () => Type.String({ description: 'yyyy-MM-dd HH:mm:ss, GMT+8' });

/** `yyyy-MM-dd` in GMT+8. */
export const Day = () => Type.String({ description: 'yyyy-MM-dd, GMT+8' });

/** Yuan with two decimals as a JSON number. */
export const Yuan = (description = 'yuan, two decimals') => Type.Number({ description });

/** A value that may be null; the key is always sent. */
export function Nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const plain = schema as unknown as { type?: string; enum?: unknown[] };
  const values = plain.enum && { enum: [...plain.enum, null] };
  return Type.Unsafe<Static<T> | null>({ ...plain, ...values, type: [plain.type, 'null'] } as TSchema);
}

/** One of a closed list. */
export const OneOf = <const V extends readonly string[]>(values: V, description?: string): TUnsafe<V[number]> =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...(description && { description }) } as TSchema);

/** An object whose keys are data (promotion maps, sku → amount). */
export const MapOf = <T extends TSchema>(value: T): TUnsafe<Record<string, Static<T>>> =>
  Type.Unsafe<Record<string, Static<T>>>({ type: 'object', additionalProperties: value } as TSchema);

/** A list parameter: accepts `a=1&a=2` and `a=1,2`. */
export const ListOf = <T extends TSchema>(item: T, options: { maxItems?: number } = {}) =>
  Type.Array(item, { maxItems: options.maxItems ?? 200 });

/** Makes every property optional: the usual form of a filter. */
export const Filter = <P extends TProperties>(properties: P) => Type.Partial(Type.Object(properties));

/** Parameters of a paged list. 0 and 1 are both the first page; sizes beyond the limit are cut, as clients expect. */
export const PageQuery = {
  pageNumber: Type.Optional(Type.Integer({ default: 1, minimum: -1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ default: 10, minimum: -1, maximum: 1_000_000 })),
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  order: Type.Optional(Type.String({ maxLength: 20 })),
};

export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    records: Type.Array(item),
    total: Type.Integer(),
    size: Type.Integer(),
    current: Type.Integer(),
    pages: Type.Integer(),
  });

export interface Page<T> {
  records: T[];
  total: number;
  size: number;
  current: number;
  pages: number;
}

/** Fields that every stored entity answers. */
export const Entity = {
  id: Id(),
  createBy: Nullable(Type.String()),
  createTime: Nullable(DateTime()),
  updateBy: Nullable(Type.String()),
  updateTime: Nullable(DateTime()),
  deleteFlag: Type.Boolean(),
};

export type Input<T extends TObject | undefined> = T extends TObject ? Static<T> : Record<string, never>;
