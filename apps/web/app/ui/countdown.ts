export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  isOver: boolean;
}

/** What is left until a moment, rounded up to the second so that it ends at zero and not before. */
export function timeLeft(endsAt: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    isOver: total === 0,
  };
}

const two = (number: number) => String(number).padStart(2, '0');

/** `29:05`, `02:29:05` from an hour on; days count as hours. */
export function formatTimeLeft({ days, hours, minutes, seconds }: TimeLeft): string {
  const allHours = days * 24 + hours;
  return `${allHours > 0 ? `${two(allHours)}:` : ''}${two(minutes)}:${two(seconds)}`;
}
