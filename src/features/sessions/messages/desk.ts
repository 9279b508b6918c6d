import { error, info, success } from '#src/shared/messages/notice.ts';

/** The state of a session, to the mentor. */
export const deskStatuses = {
  needs_time: 'No time chosen',
  booked: 'Booked',
  cancelled_by_buyer: 'Cancelled by them',
  cancelled_by_mentor: 'Cancelled by you',
  no_show_buyer: 'Did not come',
  no_show_mentor: 'You did not come',
  done: 'Took place',
} as const;

/** A booked session that has begun. */
export const begunStatuses = { now: 'Now', over: 'Over: did it take place?' } as const;

/** What the mentor reads after a change. `person` is a name, `when` a day and a time. */
export const deskNotices = {
  moved: (person: string, when: string) =>
    success('The session has its time', `${person} comes on ${when}, and a mail says so.`),
  cancelled: (person: string) =>
    success(
      'The session is cancelled',
      `${person} gets a mail, and can choose another time or ask for a refund.`,
    ),
  noShow: (person: string) => success('Saved', `${person} did not come.`),
  missed: (person: string) =>
    success(
      'Saved',
      `${person} can choose another time, and is asked to by mail. Wrong button? Within five minutes no mail goes out.`,
    ),
  done: (person: string) => success('Saved', `The session with ${person} took place.`),
  reminded: (person: string) => success('Reminder sent', `${person} gets a mail with the link.`),
  remindedAlready: (person: string, day: string) =>
    info('Reminded already', `${person} was reminded on ${day}. Once in three days is enough.`),
  notBegun: error('Not saved', 'The session has not begun yet. Press it again when it has.'),
  notOpen: error(
    'Not changed',
    'Somebody has changed this session in the meantime. The list shows how it is now.',
  ),
  changeFailed: error(
    'Not changed',
    'The session could not be changed. Check your connection and try again.',
  ),
} as const;

/** Beside the time that was chosen; the choice stays. */
export const startProblems = {
  missing: 'Choose one of the free times, or type a date and a time',
  taken: 'Another session, or the pause after it, is at this time. Choose another one.',
  past: 'This time is over. Choose one that is still to come.',
} as const;

export const deskFailures = {
  sessions: 'The sessions could not be loaded.',
  refresh:
    'The sessions could not be refreshed: what you see may be older. What you typed is still here.',
  earlier: 'The earlier sessions could not be loaded.',
  freeTimes: 'The free times could not be loaded. You can type a date and a time all the same.',
  schedule: 'Your open hours could not be loaded.',
  offered: 'What is offered could not be loaded.',
} as const;
