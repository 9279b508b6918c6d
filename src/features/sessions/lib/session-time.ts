import { timeInIndia } from '#src/shared/lib/dates/india.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/dates/labels.ts';

/** `6:00 pm IST` */
export const sessionClock = (moment: string): string =>
  `${twelveHourTime(timeInIndia(moment).slice(11)).toLowerCase()} IST`;

/** `Tuesday 24 November 2026, 6:00 pm IST`, as mails have it. */
export const sessionTime = (moment: string): string =>
  `${longDate(timeInIndia(moment).slice(0, 10)).replace(',', '')}, ${sessionClock(moment)}`;
