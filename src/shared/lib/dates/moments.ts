import { clockTime } from './clock-time.ts';
import { dayInIndia, type Moment } from './india.ts';
import { fullDate, plainDate } from './labels.ts';

/** `12 December 2026, 9:30 am IST`, of an ISO time. */
export const fullMoment = (time: string): string =>
  `${fullDate(dayInIndia(time))}, ${clockTime(time)} IST`;

/** `12 Dec 2026, 9:30 am IST`, as the desk writes a moment; its tables and files have one that sorts. */
export const plainMoment = (time: Moment): string =>
  `${plainDate(dayInIndia(time))}, ${clockTime(time)} IST`;
