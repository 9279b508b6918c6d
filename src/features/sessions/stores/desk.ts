import {
  changeSession,
  listSessionsFrom,
  listSessionsWithoutTime,
} from '#src/features/sessions/data/desk.ts';
import { shortDay } from '#src/features/sessions/lib/desk-labels.ts';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { deskNotices } from '#src/features/sessions/messages/desk.ts';
import type {
  DeskSession,
  MentorAction,
  MentorAnswer,
} from '#src/features/sessions/schemas/desk.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { dayInIndia, isoTimeInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { loadEarlier } from './earlier.ts';
import { loadOffered } from './offered.ts';

interface Desk {
  /** From today on, the next one first. */
  coming: DeskSession[];
  /** Paid, without a time. */
  waiting: DeskSession[];
  /** They have been loaded once. */
  isKnown: boolean;
}

const { $state, refresh } = createLoader<Desk>({
  coming: [],
  waiting: [],
  isKnown: false,
  status: 'loading',
});

export const $desk = $state;

export const loadDesk = (): Promise<void> =>
  refresh(async () => {
    const [coming, waiting] = await Promise.all([
      listSessionsFrom(isoTimeInIndia(todayInIndia(), '00:00')),
      listSessionsWithoutTime(),
    ]);
    return { coming, waiting, isKnown: true };
  });

interface Change {
  session: DeskSession;
  action: MentorAction;
  /** ISO 8601, for `move`. */
  startsAt?: string;
}

const changing = createSubmit({
  send: async (change: Change, say): Promise<MentorAnswer> => {
    const { session, action, startsAt } = change;
    const answer = await changeSession(session, action, startsAt).finally(() => {
      // Also after a failure: the change may have worked.
      void loadDesk();
      void loadEarlier();
      void loadOffered();
    });
    const notice = noticeOf(answer, change);
    if (notice) say(notice);
    if (answer === 'ok') void askForMails();
    return answer;
  },
  failed: () => deskNotices.changeFailed,
});

export const $isChanging = changing.$busy;
/** What the database answered; `taken` and `past` are for the dialog to say. */
export const changeAsMentor = changing.submit;

function noticeOf(answer: MentorAnswer, { session, action, startsAt }: Change): Notice | undefined {
  const person = session.payments.customer_name;
  if (answer === 'not_open') return deskNotices.notOpen;
  if (answer === 'not_begun') return deskNotices.notBegun;
  if (answer === 'too_soon') {
    const day = dayInIndia(session.reminded_at ?? Date.now());
    return deskNotices.remindedAlready(person, shortDay(day));
  }
  if (answer !== 'ok') return undefined;
  if (action === 'move') return deskNotices.moved(person, momentInWords(startsAt ?? ''));
  if (action === 'cancel') return deskNotices.cancelled(person);
  if (action === 'remind') return deskNotices.reminded(person);
  if (action === 'no_show_mentor') return deskNotices.missed(person);
  return action === 'done' ? deskNotices.done(person) : deskNotices.noShow(person);
}
