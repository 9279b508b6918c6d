import { readingMinutes } from './reading-time.ts';
import { indiaTime } from './schedule.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `12 December 2026`, the day in India of an ISO time. */
export const postDate = (time: string): string => day.format(new Date(time));

/** `12 December 2026, 09:30`, in India. */
export const postTime = (time: string): string => `${postDate(time)}, ${indiaTime(time).slice(11)}`;

/** `5 min read` */
export const readingTime = (words: number): string => `${readingMinutes(words)} min read`;
