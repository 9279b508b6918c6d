import { dayAndMonth, plainDate } from '#src/shared/lib/dates/labels.ts';
import type { Notice } from '#src/shared/messages/notice.ts';

// The function that makes orders sends these, and the page shows them unchanged.

const secondsPerMinute = 60;

/** Too many orders in an hour. */
export function tooManyOrders(seconds: number): Notice {
  const minutes = Math.ceil(seconds / secondsPerMinute);
  return {
    title: 'Error',
    message: `Too many payments were started here and not finished. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. If you share this connection with others, another one may work at once.`,
    tone: 'error',
  };
}

/** Days are YYYY-MM-DD, in India. */
export const alreadyPaid = (day: string): Notice => ({
  title: 'Already paid',
  message: `You have already paid for this on ${dayAndMonth(day)}. Pay again?`,
  tone: 'info',
});

export const courseOwned = (day: string): Notice => ({
  title: 'This course is yours',
  message: `You bought this course on ${plainDate(day)}. It is yours for life, so there is nothing to pay.`,
  tone: 'info',
});
