import { error, type Notice } from '#src/shared/messages/notice.ts';

// What the functions of a session answer, in the words that its page shows unchanged.

/** Why a session did not change, as choose_time() and cancel_session() say it. */
export const sessionRefusalKinds = ['taken', 'too_late', 'no_moves_left', 'not_open'] as const;
export type SessionRefusal = (typeof sessionRefusalKinds)[number];

export interface ChangeRules {
  /** Buyers change their session until so many hours before it begins. */
  changeUntilHours: number;
  /** How often a buyer may move one session. */
  movesAllowed: number;
}

export function sessionRefusal(refusal: SessionRefusal, rules: ChangeRules): Notice {
  if (refusal === 'taken') {
    return error(
      'This time is not free any more',
      'Somebody else has taken it, or it begins too soon. Nothing has changed. Please choose another time.',
    );
  }
  if (refusal === 'too_late') {
    return error(
      'It is too late to change this session',
      `A session can be moved or cancelled ${until(rules.changeUntilHours)}. If you can’t come, please write to us.`,
    );
  }
  if (refusal === 'no_moves_left') {
    return error(
      'This session cannot be moved again',
      `${moves(rules.movesAllowed)} Nothing has changed. If you need another time, please write to us.`,
    );
  }
  return error(
    'This session cannot be changed any more',
    'It is over, or its payment was refunded. Load the page again to see it as it is now, or write to us.',
  );
}

/** `until 24 hours before it begins` */
export function until(hours: number): string {
  if (hours === 0) return 'until it begins';
  return hours === 1 ? 'until 1 hour before it begins' : `until ${hours} hours before it begins`;
}

function moves(allowed: number): string {
  if (allowed === 0) return 'A session keeps the time that was chosen first.';
  return allowed === 1
    ? 'You can move a session once, and you have done so.'
    : `You can move a session ${allowed} times, and you have done so.`;
}

export const sessionNotices = {
  missing: error(
    'No session found',
    'Check the link in your email, or write to us with your order ID.',
  ),
  linkOver: error(
    'This link has expired',
    'A link shows its session until 90 days after it. Write to us with your order ID if you need anything.',
  ),
  orderMoved: error(
    'This address opens no session any more',
    'The email of the order was corrected. Open the link in the newest email about your session, or write to us.',
  ),
  loadFailed: error('Your session could not be loaded', 'Please try again in a moment.'),
  changeFailed: error(
    'The change could not be confirmed',
    'Load the page again to see whether it was made. If not, please try again.',
  ),
} as const satisfies Record<string, Notice>;
