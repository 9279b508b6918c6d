import { dayInIndia, timeInIndia } from '#src/shared/lib/dates/india.ts';
import { fullDate } from '#src/shared/lib/dates/labels.ts';
import { readingMinutes } from './reading-time.ts';

/** `12 December 2026`, the day in India of an ISO time. */
export const postDate = (time: string): string => fullDate(dayInIndia(time));

/** `12 December 2026, 09:30`, in India. */
export const postTime = (time: string): string =>
  `${postDate(time)}, ${timeInIndia(time).slice(11)}`;

/** `5 min read` */
export const readingTime = (words: number): string => `${readingMinutes(words)} min read`;
