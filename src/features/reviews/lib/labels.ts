import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';

/** `12 Dec 2026`, the day in India of an ISO time. */
export const reviewDate = (time: string) => plainDate(dayInIndia(time));

/** `1 star`, `4 stars`. */
export const starLabel = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

/** `1 review`, `1,24,000 reviews`. */
export const reviewCount = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'review' : 'reviews'}`;
