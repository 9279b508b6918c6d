import { timeInIndia } from './india.ts';
import { twelveHourTime } from './labels.ts';

/** `6:00 pm` in India, of an ISO time. */
export const clockTime = (moment: string): string =>
  twelveHourTime(timeInIndia(moment).slice('YYYY-MM-DDT'.length)).toLowerCase();
