import { error, type Notice, success } from '#src/shared/messages/notice.ts';

// What docs/product.md 8 leaves open about the dashboard. Its sentences are in notices.ts.

export const dashboardNotices = {
  deletionTakenBack: success('Success', 'The submission is back as it was.'),
  undoTooLate: error('Error', 'It is too late to undo this: the submission is deleted.'),
  undoFailed: error('Error', 'Failed to undo the deletion. Please try again.'),
  noteSaved: success('Success', 'Your note is saved.'),
  noteFailed: error('Error', 'Failed to save the note. Please try again; what you typed is kept.'),
  noteChanged: error(
    'Error',
    'Someone else has changed or deleted this in the meantime. Nothing was saved; what you typed is kept.',
  ),
  exportFailed: error(
    'Error',
    'Failed to read all submissions, so no file was made. Please try again.',
  ),
  exported: (count: number): Notice =>
    success(
      'Success',
      count === 1 ? 'One submission is in the file.' : `${count} submissions are in the file.`,
    ),
  newsMailsSaved: success('Success', 'Your choice is saved.'),
  newsMailsFailed: error('Error', 'Failed to save your choice. Please try again.'),
  confirmationFailed: error('Error', 'Failed to save your confirmation. Please try again.'),
  published: success('Success', 'The new pages are published.'),
  publishFailed: error('Error', 'Publishing failed. Check your connection and try again.'),
} as const;

export const dashboardMessages = {
  attemptsFailed: 'Failed to load the other attempts.',
  actionsFailed: 'Failed to load the activity log.',
  retentionFailed: 'Failed to look up what was removed.',
  todayFailed: 'Failed to look up what is on today.',
  waitingFailed: 'Failed to look up what waits for you.',
  earningsFailed: 'Failed to add up what was earned.',
  figuresFailed: 'Failed to load the figures.',
  newsMailsFailed: 'Failed to load how you want to be told.',
  changesFailed: 'Failed to look up what is not published yet.',
  deleteQuestion: ({ name, attempts }: { name: string; attempts: number }) =>
    `Are you sure you want to delete the submission of ${name}${attempts > 1 ? `, with all ${attempts} attempts` : ''}? Your note on it is deleted too. You can undo this for ten seconds. After that, it is final: This action cannot be undone.`,
  noteRestored: 'You typed this note before and did not save it.',
  waiting: 'Waiting over 48 h',
  // The list of states is half as wide as a phone.
  waitingState: 'Over 48 h',
  stillSamples: (count: number) =>
    count === 1 ? 'One thing is still a sample' : `These ${count} things are still samples`,
  howSamplesGo:
    'Visitors think that they are real. Replace each one, and it leaves this list. If one is right as it is, confirm it in content/confirmed.json.',
  buildSlow:
    'The new pages are not there yet. The build may have failed. Look at the deploys page of your host, or publish again.',
  nextBuild: (time: string) =>
    `Changes are gathered: the next build starts by ${time}. Publish now to start it at once.`,
  buildFails: (since: string, again: string, advice: string) =>
    `The site could not be published since ${since}. We try again by ${again}. ${advice}`,
  buildAdvice: {
    missing:
      'Look at the deploys page of your host: it says why the build failed, or that publishing is locked.',
    noHook:
      'This site has no build hook. Make one on your host and set its address (docs/hosting.md, part 5).',
    refused: (problem: string) =>
      `Your host did not start the build (${problem}). Look at its deploys page, and check that the build hook is right and that builds are not stopped.`,
  },
  missing: (found: number, cached: number, rows: string, moment: string) =>
    `The last build found ${found} of ${cached} ${rows}, so the pages still show those of ${moment}. Did you remove the others on purpose?`,
  unread: (rows: string, moment: string) =>
    `The last build could not read the ${rows}. The pages show those of ${moment}. Publish again to try once more.`,
  publishWithout: (found: number, rows: string) =>
    found === 0 ? `Yes, publish without ${rows}` : `Yes, publish with ${found} ${rows}`,
  noBuildRecord: 'These pages do not say when they were built.',
} as const;

/** How an answer to an inquiry begins; the rest is the mentor's to write. */
export const replyMessages = {
  inquiry: { subject: 'Your inquiry', thanks: 'Thank you for your inquiry. ' },
  contact: { subject: 'Your message', thanks: 'Thank you for your message. ' },
  paid: (offer: string) => ({
    subject: `Your booking: ${offer}`,
    thanks: `Thank you for booking ${offer}. `,
  }),
  unpaid: (offer: string) => ({
    subject: `Your booking: ${offer}`,
    thanks: `You filled in the booking form for ${offer}, and no payment has arrived yet. `,
  }),
} as const;

const counted = (one: string, more: string) => (count: number) =>
  count === 1 ? one : `${count.toLocaleString('en-IN')} ${more}`;

const mailsWait = (count: number) =>
  count === 0 ? 'No mails can go out' : counted('1 mail waits', 'mails wait')(count);

/** What waits for the mentor: the tag before it, the sentence, and the button that leads there. */
export const waitingMessages = {
  payments: {
    tag: 'Money',
    said: counted('1 payment issue', 'payment issues'),
    action: 'Look',
  },
  overdue: {
    tag: 'Overdue',
    said: counted('1 grievance overdue', 'grievances overdue'),
    action: 'Answer',
  },
  sessions: {
    tag: 'Paid',
    said: counted('1 person has paid and has no time', 'people have paid and have no time'),
    action: 'Remind',
  },
  inquiries: {
    tag: 'Over 48 h',
    said: counted('1 inquiry waiting over 48 h', 'inquiries waiting over 48 h'),
    action: 'Reply',
  },
  grievances: {
    tag: 'Open',
    said: counted('1 grievance to settle', 'grievances to settle'),
    action: 'Answer',
  },
  courses: {
    tag: 'Learners',
    said: counted('1 waiting in courses', 'waiting in courses'),
    action: 'Answer',
  },
  events: {
    tag: 'Proposed',
    said: counted('1 event to approve', 'events to approve'),
    action: 'Decide',
  },
  reviews: {
    tag: 'New',
    said: counted('1 new review without an answer', 'new reviews without an answer'),
    action: 'Read',
  },
  mails: {
    tag: 'Mails',
    said: (count: number, quota: string, since: string, until: string) =>
      `${mailsWait(count)} since ${since}: the quota of your mail service for the ${quota} is used up. We send again from ${until} on, payments first. If this comes often, take a larger plan.`,
    action: 'See plans',
    about: 'of the mail service',
  },
  changes: {
    tag: 'Site',
    said: counted('1 change is not on the site yet', 'changes are not on the site yet'),
    action: 'Publish',
  },
} as const;
