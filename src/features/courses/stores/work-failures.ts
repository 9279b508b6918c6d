import { workNotices } from '#src/features/courses/messages/lesson-work.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';

// What a learner reads when something that they sent from a lesson was not stored.

type NoticeOf = (failure: DataError) => Notice;

/** A session that could not be renewed has ended, which no network mends. */
export const unlessLoggedOut =
  (failed: NoticeOf): NoticeOf =>
  (failure) =>
    storedAccountId() === undefined ? workNotices.loggedOut : failed(failure);

export const refusedOr =
  (refused: Notice, failed: Notice): NoticeOf =>
  ({ reason }) =>
    reason === 'forbidden' || reason === 'invalid' ? refused : failed;
