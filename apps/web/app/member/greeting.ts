export type GreetingTime = 'morning' | 'afternoon' | 'evening' | 'night';

/** The part of the day in the shop's time zone, so that server and browser say the same. */
export function greetingTime(now: Date): GreetingTime {
  const hour = (now.getUTCHours() + 8) % 24;
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
