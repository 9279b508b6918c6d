import { type Moment, timeInIndia } from './india.ts';
import { twelveHourTime } from './labels.ts';

/** `6:00 pm` in India, of a moment. */
export const clockTime = (moment: Moment): string =>
  twelveHourTime(timeInIndia(moment).slice('YYYY-MM-DDT'.length)).toLowerCase();
