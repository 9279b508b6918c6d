import { type Moment, timeInIndia } from './india.ts';
import { twelveHourTime } from './labels.ts';

/** `6:00 pm` from `18:00` */
export const clockLabel = (time: string): string => twelveHourTime(time).toLowerCase();

/** `6:00 pm` in India, of a moment. */
export const clockTime = (moment: Moment): string =>
  clockLabel(timeInIndia(moment).slice('YYYY-MM-DDT'.length));
