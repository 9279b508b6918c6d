import { error, type Notice, success } from '#src/shared/messages/notice.ts';
import { refundRules } from '#src/shared/messages/refund-rules.ts';
import { times } from './change-rule.ts';

// What the buyer of a session reads when it is loaded and when it is changed.

export const buyerNotices = {
  loadFailed: error(
    'Your session could not be loaded',
    'It is not lost: your payment and your time are stored. Check your network and try again.',
  ),
  timesFailed: error(
    'The free times could not be loaded',
    'Check your network and try again. Nothing has changed about your session.',
  ),
  noTimes: error(
    'There is no free time at the moment',
    'Write to your mentor with two times that suit you, and we find one together.',
  ),
  booked: success('Your session is booked', 'A confirmation email follows in a few minutes.'),
  moved: success('Your session is moved', 'An email with the new time follows in a few minutes.'),
  cancelled: success('Your session is cancelled', 'An email about it follows in a few minutes.'),
  changedMeanwhile: error(
    'Your session was changed in the meantime',
    'Here is how it is now. Nothing was changed by your last press.',
  ),
  changeFailed: error(
    'That did not work',
    'Our server did not answer. What you chose is still here. Check your network and try again.',
  ),
} as const satisfies Record<string, Notice>;

export const changeRules = {
  canMoveLater: (moves: number) =>
    moves > 0
      ? `You can move it ${times(moves)} afterwards. Live sessions are not refunded once booked.`
      : 'This time is final: you cannot move it again. Live sessions are not refunded once booked.',
  canChangeUntil: (moment: string, moves: number) =>
    moves > 0
      ? `You can move this session ${times(moves)}, until ${moment}. Until then you can cancel it too.`
      : `You can cancel this session until ${moment}.`,
  movesAreUsed: 'You have used all your moves. If you cannot come, write to your mentor.',
  tooLate: (moment: string) =>
    `You could move or cancel this session until ${moment}. If you cannot come, write to your mentor.`,
  calendarNote: 'On this page you join, move or cancel the session:',
  cancelling: 'Your time is given to somebody else at once.',
  noRefund: refundRules.session,
  byMentor: refundRules.byMentor,
  canChooseAgain: (moves: number) =>
    `You can still choose another time: this uses ${moves === 1 ? 'your last move' : 'one of your moves'}.`,
  cannotChooseAgain: 'You have used all your moves, so you could not choose another time here.',
} as const;

/** The time that was held was no longer free when the payment came: it was taken, closed, or has begun. */
export const lostTime = (moment: string) =>
  `${moment} was no longer free when your payment came. Your payment is safe: please choose another time.`;
