import { error, type Notice } from '#src/shared/messages/notice.ts';

/** Why a time is not kept for someone who is about to pay. Each page shows them unchanged. */
export const holdNotices = {
  taken: error(
    'This time is not free any more',
    'Somebody else has just taken it. Please choose another time.',
  ),
  tooMany: error(
    'No more times can be held from here',
    'Several people on your connection hold a time at the moment. Go on without one, and choose it right after paying.',
  ),
  failed: error(
    'The time could not be held',
    'Please try again, or go on without one and choose it right after paying.',
  ),
  timesFailed: error(
    'The free times could not be loaded',
    'The free times could not be loaded. Try again, or go on and choose your time right after paying.',
  ),
  noTimes: error(
    'No free time',
    'There is no free time at the moment. You can still book: we then find a time together, by email.',
  ),
  /** Said on the payment page, before anything was paid. */
  takenBeforePaying: error(
    'Somebody else has taken your time',
    'Nothing has been paid. Pay now and choose another time right after it, or go back and choose one first.',
  ),
} as const satisfies Record<string, Notice>;

export const holding = 'Holding this time for you...';

/** The clock is India's, like `3:29 pm IST`. */
export const heldUntil = (clock: string) => `Held for you until ${clock}.`;

export const holdIsOver =
  'It is not held any more. It is yours if it is still free when you pay; if not, you choose another one right after paying.';

/** On the card of a session, in place of its next time. */
export const noFreeTime = 'No free time at the moment. Book now, and we find a time together.';
