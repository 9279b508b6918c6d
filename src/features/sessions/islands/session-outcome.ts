import { sessionOutcomes } from '#src/features/sessions/messages/outcomes.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';

/** Whether the buyer can choose a time: for the first time, or instead of one that was cancelled or missed by the mentor. */
export const canChooseTime = ({ status, moves_left, was_refunded }: Session): boolean =>
  !was_refunded &&
  (status === 'needs_time' ||
    status === 'cancelled_by_mentor' ||
    status === 'no_show_mentor' ||
    (status === 'cancelled_by_buyer' && moves_left > 0));

/** What became of a session that is not ahead, and what comes next. */
export function outcomeOf({ status, moves_left, was_refunded }: Session) {
  if (was_refunded) return sessionOutcomes.refunded;
  switch (status) {
    case 'needs_time':
      return sessionOutcomes.needsTime;
    case 'cancelled_by_buyer':
      return moves_left > 0 ? sessionOutcomes.cancelledByBuyer : sessionOutcomes.cancelledForGood;
    case 'cancelled_by_mentor':
      return sessionOutcomes.cancelledByMentor;
    case 'no_show_buyer':
      return sessionOutcomes.noShowBuyer;
    case 'no_show_mentor':
      return sessionOutcomes.noShowMentor;
    default:
      return sessionOutcomes.over;
  }
}
