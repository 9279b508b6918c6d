import { dayInIndia, timeInIndia } from './india.ts';
import { fullDate } from './labels.ts';

/** `12 December 2026, 09:30`, in India, of an ISO time. */
export const fullMoment = (time: string): string =>
  `${fullDate(dayInIndia(time))}, ${timeInIndia(time).slice('YYYY-MM-DDT'.length)}`;
