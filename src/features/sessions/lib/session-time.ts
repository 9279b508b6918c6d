import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { longDate } from '#src/shared/lib/dates/labels.ts';
import { clockTime } from '#src/shared/lib/dates/clock-time.ts';

/** `6:00 pm IST` */
export const sessionClock = (moment: string): string => `${clockTime(moment)} IST`;

/** `Tuesday 24 November 2026, 6:00 pm IST`, as mails have it. */
export const sessionTime = (moment: string): string =>
  `${longDate(dayInIndia(moment)).replace(',', '')}, ${sessionClock(moment)}`;
