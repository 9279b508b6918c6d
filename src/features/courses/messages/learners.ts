import { error, success } from '#src/shared/messages/notice.ts';

// What the mentor reads about learners and their access.

/** How somebody came to a course. */
export const sourceLabels = {
  order: 'Bought',
  gift: 'A gift',
  admin: 'Given by hand',
  seat: 'College seat',
} as const;

/** Somebody learns a course because a larger one includes it. */
export const includedLabel = (course: string): string => `With ${course}`;

/** `person` is a name or an address. */
export const learnerNotices = {
  given: (person: string) =>
    success('Access given', `${person} has the course now, and a mail says so.`),
  giveFailed: error(
    'Not given',
    'Access could not be given. What you typed is still here. Check your connection and try again.',
  ),
  takenBack: (person: string) =>
    success('Access taken back', `${person} cannot open the paid lessons with it any more.`),
  hasEnded: error('Nothing to take back', 'This access has ended already. The list shows it now.'),
  takeBackFailed: error(
    'Not taken back',
    'The access could not be taken back. Check your connection and try again.',
  ),
  movedToAccount: (email: string) =>
    success('Order moved', `The course is open to ${email} now, and a mail says so.`),
  movedAndWaits: (email: string) =>
    success(
      'Order moved, and waits',
      `There is no account with ${email} yet. The course opens when they sign up with it; a mail tells them how.`,
    ),
  notPaid: error(
    'Not moved',
    'This order is not paid any more: it was refunded. The list shows how it is now.',
  ),
  moveFailed: error(
    'Not moved',
    'The order could not be moved. What you typed is still here. Check your connection and try again.',
  ),
} as const;

/** Beside the address that was typed. */
export const givenProblems = {
  no_account: 'No account has this address. Ask them to sign up first, then give access.',
  has_it: 'This person has the course already, by itself or as part of another one.',
} as const;

export const learnerTexts = {
  notCounted: 'Under 18: not counted',
  loading: 'Loading learners...',
  loadFailed: 'The learners could not be loaded.',
  figuresFailed: 'The numbers of this course could not be loaded.',
  none: 'Nobody learns this course yet',
  noneMore: 'Who buys it appears here. You can also give access by hand.',
  noMatch: 'No matching learners',
  noMatchMore: 'Change the filter or the search to see others.',
  unclaimed:
    'They paid, and no account has confirmed the address of their order. The course opens when they sign up with it. If the address has a typo, move the order.',
} as const;
