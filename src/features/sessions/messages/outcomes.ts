/** What became of a session, in a word or two, for a list. */
export const sessionStates: Record<string, string> = {
  needs_time: 'No time chosen yet',
  cancelled_by_buyer: 'Cancelled by you',
  cancelled_by_mentor: 'Cancelled by your mentor',
  no_show_buyer: 'You were not there',
  no_show_mentor: 'Your mentor was not there',
  done: 'Took place',
};

interface SessionOutcome {
  mark: string;
  title: string;
  text: string;
}

/** What happened, and what comes next. */
export const sessionOutcomes = {
  needsTime: {
    mark: 'Paid',
    title: 'Choose your time',
    text: 'Your session is paid for. Only its time is missing.',
  },
  cancelledByBuyer: {
    mark: 'Cancelled',
    title: 'You have cancelled this session',
    text: 'You can choose another time below.',
  },
  cancelledForGood: {
    mark: 'Cancelled',
    title: 'You have cancelled this session',
    text: 'All your moves are used, so you cannot choose another time here. Write to your mentor if you still want to meet.',
  },
  cancelledByMentor: {
    mark: 'Cancelled',
    title: 'Your mentor had to cancel this session',
    text: 'We are sorry. Please choose another time below: it does not count as a move. If no time suits you, write to us, and all of your money comes back.',
  },
  refunded: {
    mark: 'Refunded',
    title: 'This session was refunded',
    text: 'The money is on its way back to you, and the time is free again. You still want to meet? Book another session.',
  },
  over: {
    mark: 'Over',
    title: 'Your session is over',
    text: 'We hope it helped. A short review helps the next student decide.',
  },
  noShowBuyer: {
    mark: 'Missed',
    title: 'We missed you',
    text: 'Your mentor waited for you, and the time has passed. Something came up? Write to your mentor.',
  },
  noShowMentor: {
    mark: 'Missed by us',
    title: 'Your mentor was not there',
    text: 'We are sorry. Please choose another time below: it does not count as a move. If no time suits you, write to us, and all of your money comes back.',
  },
} as const satisfies Record<string, SessionOutcome>;

export const sessionLength = (minutes: number, mentor: string) =>
  `${minutes} minutes with ${mentor}, online.`;

/** A mail to the mentor about a session. */
export const sessionLetter = (orderId: string, moment: string | undefined) => ({
  subject: `Session of order ${orderId}`,
  body: `${moment === undefined ? '' : `Time: ${moment}\n`}Order: ${orderId}\n\n`,
});
