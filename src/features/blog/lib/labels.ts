import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { fullDate } from '#src/shared/lib/dates/labels.ts';
import { readingMinutes } from '#src/shared/lib/reading-time.ts';

/** `12 December 2026`, the day in India of an ISO time. */
export const postDate = (time: string): string => fullDate(dayInIndia(time));

/** `5 min read` */
export const readingTime = (words: number): string => `${readingMinutes(words)} min read`;
