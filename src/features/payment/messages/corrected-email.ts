import { error, success } from '#src/shared/messages/notice.ts';

// What an admin reads who corrects the email of a session's order.

export const correctedNotices = {
  corrected: (email: string) =>
    success(
      'Email corrected',
      `${email} gets a mail with the session and its new private link. Earlier links open nothing any more.`,
    ),
  notPaid: error(
    'Not corrected',
    'This order is not paid any more: it was refunded. The page shows how it is now, and nothing has to be corrected.',
  ),
  over: error(
    'Not corrected',
    'This session is over, so no mail about it follows. To reach the buyer, write to the right address yourself.',
  ),
  failed: error(
    'Not corrected',
    'The email could not be corrected. What you typed is still here. Check it and your connection, and try again.',
  ),
} as const;

/** Beside the address that was typed. */
export const sameAddress = 'The order has this address already. Type the one that the buyer meant.';
