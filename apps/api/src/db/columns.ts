import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A 64-bit id; a decimal string in code and on the wire. */
export const id = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: String,
});

/** Money in fen. */
export const fen = () => bigint({ mode: 'number' });

export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Words with positions and weights, as full-text search keeps them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const createdAt = () => instant().notNull().defaultNow();

export const updatedAt = () => instant().notNull().defaultNow();
