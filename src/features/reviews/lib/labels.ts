const inIndia = { timeZone: 'Asia/Kolkata', year: 'numeric' } as const;
const shownDay = new Intl.DateTimeFormat('en-IN', { ...inIndia, day: 'numeric', month: 'short' });
const plainDay = new Intl.DateTimeFormat('en-CA', { ...inIndia, day: '2-digit', month: '2-digit' });

/** `12 Dec 2026`, the day in India of an ISO time. */
export const reviewDate = (time: string) => shownDay.format(new Date(time));

/** `2026-12-12`, the same for machines. */
export const isoReviewDate = (time: string) => plainDay.format(new Date(time));

/** `1 star`, `4 stars`. */
export const starLabel = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

/** `1 review`, `1,24,000 reviews`. */
export const reviewCount = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'review' : 'reviews'}`;
