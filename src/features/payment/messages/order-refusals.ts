import { dayAndMonth, plainDate } from '#src/shared/lib/dates/labels.ts';
import { error, info, type Notice } from '#src/shared/messages/notice.ts';

// The function that makes orders sends these, and the page shows them unchanged.

const secondsPerMinute = 60;

/** Too many orders in an hour. */
export function tooManyOrders(seconds: number): Notice {
  const minutes = Math.ceil(seconds / secondsPerMinute);
  return error(
    'Error',
    `Too many payments were started here and not finished. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. If you share this connection with others, another one may work at once.`,
  );
}

/** Days are YYYY-MM-DD, in India. */
export const alreadyPaid = (day: string): Notice =>
  info('Already paid', `You have already paid for this on ${dayAndMonth(day)}. Pay again?`);

export const courseOwned = (day: string): Notice =>
  info(
    'This course is yours',
    `You bought this course on ${plainDate(day)}. It is yours for life, so there is nothing to pay.`,
  );

/** `course` is the name of the one that was bought. */
export const courseIncluded = (course: string, day: string): Notice =>
  info(
    'This course is yours',
    `It is part of the ${course}, which you bought on ${plainDate(day)}. It is yours for life, so there is nothing to pay.`,
  );
