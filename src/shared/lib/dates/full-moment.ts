import { clockTime } from './clock-time.ts';
import { dayInIndia } from './india.ts';
import { fullDate } from './labels.ts';

/** `12 December 2026, 9:30 am IST`, of an ISO time. */
export const fullMoment = (time: string): string =>
  `${fullDate(dayInIndia(time))}, ${clockTime(time)} IST`;
