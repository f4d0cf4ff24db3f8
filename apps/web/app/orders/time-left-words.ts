import type { TimeLeft } from '../ui/countdown.ts';

/** How precisely the time left is told: days with hours, hours with minutes, then minutes with seconds. */
export function timeLeftKey({ days, hours }: TimeLeft): 'days' | 'hours' | 'minutes' {
  if (days > 0) return 'days';
  return hours > 0 ? 'hours' : 'minutes';
}
