/** The wire's clock is GMT+8 all year; it has no daylight saving. */
const offset = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in GMT+8. */
export const formatDateTime = (time: Date): string =>
  new Date(time.getTime() + offset).toISOString().slice(0, 19).replace('T', ' ');

/** `yyyy-MM-dd` in GMT+8. */
export const formatDate = (time: Date): string => formatDateTime(time).slice(0, 10);

/** `yyyyMMdd` in GMT+8, for serial numbers. */
export const compactDate = (time: Date): string => formatDate(time).replaceAll('-', '');

/** Reads `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss` as GMT+8; undefined when it is no such date. */
export function parseDateTime(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text);
  if (!match) return undefined;
  const time = new Date(`${match[1]}T${match[2] ?? '00:00:00'}+08:00`);
  return Number.isNaN(time.getTime()) || formatDate(time) !== match[1] ? undefined : time;
}

/** The last moment of a GMT+8 day, `days` days after the day of `time`. */
export function endOfDay(time: Date, days = 0): Date {
  const start = new Date(`${formatDate(time)}T00:00:00+08:00`).getTime();
  return new Date(start + (days + 1) * 86_400_000 - 1000);
}
