import type { Notice } from './notice.ts';

// Said by the function that makes orders; the page shows it as it comes.

const secondsPerMinute = 60;

/** Too many orders in an hour. */
export function tooManyOrders(seconds: number): Notice {
  const minutes = Math.ceil(seconds / secondsPerMinute);
  return {
    title: 'Error',
    message: `Too many payments were begun here without being finished. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. If you share this connection with others, another one may work at once.`,
    tone: 'error',
  };
}
