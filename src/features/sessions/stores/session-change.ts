import { atom, readonlyType } from 'nanostores';
import { changeSession, readSession } from '#src/features/sessions/data/sessions.ts';
import { buyerNotices } from '#src/features/sessions/messages/own-session.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { error, type Notice } from '#src/shared/messages/notice.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { loadFreeTimes } from './free-times.ts';
import { $orderSession, refreshSession, showSession } from './order-session.ts';

type Change = { action: 'choose'; starts_at: string } | { action: 'cancel' };

interface ChangeProblem extends Notice {
  /** The same may work in a moment. */
  canTryAgain: boolean;
}

const $problem = atom<ChangeProblem | undefined>(undefined);
/** Why the last change was not made. It is shown beside what was chosen, which stays. */
export const $changeProblem = readonlyType($problem);

const changing = createSubmit({
  send: async (change: Change, say) => {
    const { key, session } = $orderSession.get();
    if (!key || !session) throw new DataError('notFound', '');
    $problem.set(undefined);
    const current = await readSession(key);
    // The answer to a first try may have been lost after the change was made.
    if (isMade(change, current)) {
      showSession(current);
      say(successOf(change, session));
      return true;
    }
    // Someone who chooses in two tabs would else move the session without knowing.
    if (!isSame(current, session)) {
      showSession(current);
      throw new DataError('changed', '');
    }
    showSession(await changeSession({ ...key, ...change }));
    say(successOf(change, current));
    return true;
  },
  failed: (failure) => {
    $problem.set(problemOf(failure));
    // Somebody was faster, or the rules have changed: what is shown is out of date.
    if (failure instanceof FunctionRefusal && failure.problem.status === 409) {
      void Promise.all([refreshSession(), loadFreeTimes()]);
    }
    return undefined;
  },
});

export const $isChanging = changing.$busy;

/** Whether the time is booked now. */
export const chooseTime = async (startsAt: string): Promise<boolean> =>
  (await changing.submit({ action: 'choose', starts_at: startsAt })) ?? false;

/** Whether the time is given back. */
export const cancelSession = async (): Promise<boolean> =>
  (await changing.submit({ action: 'cancel' })) ?? false;

export const forgetChangeProblem = (): void => $problem.set(undefined);

const isMade = (change: Change, { status, starts_at }: Session) =>
  change.action === 'cancel'
    ? status === 'cancelled_by_buyer'
    : status === 'booked' && Date.parse(starts_at ?? '') === Date.parse(change.starts_at);

const isSame = (one: Session, other: Session) =>
  one.status === other.status &&
  one.sequence === other.sequence &&
  one.starts_at === other.starts_at;

function successOf({ action }: Change, before: Session): Notice {
  if (action === 'cancel') return buyerNotices.cancelled;
  return before.status === 'booked' ? buyerNotices.moved : buyerNotices.booked;
}

function problemOf(failure: DataError): ChangeProblem {
  if (failure.reason === 'changed') {
    return { ...buyerNotices.changedMeanwhile, canTryAgain: false };
  }
  if (!(failure instanceof FunctionRefusal) || failure.problem.status >= 500) {
    return { ...buyerNotices.changeFailed, canTryAgain: true };
  }
  const { title, detail, status } = failure.problem;
  return { ...error(title, detail), canTryAgain: status === 429 };
}
