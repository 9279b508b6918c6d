import { dayInIndia } from './india.ts';

/** `today`, `1 day`, `3 days`: how long ago a moment was, by the calendar. */
export function daysSince(moment: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(dayInIndia(moment))) / 86_400_000);
  if (days <= 0) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
}
