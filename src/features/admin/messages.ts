import type { Notice } from '#src/shared/messages/notice.ts';

// What docs/product.md 8 leaves open about the dashboard. Its sentences are in notices.ts.

const success = (title: string, message: string): Notice => ({ title, message, tone: 'success' });
const error = (title: string, message: string): Notice => ({ title, message, tone: 'error' });

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
  confirmationFailed: error('Error', 'Failed to save your confirmation. Please try again.'),
  published: success('Success', 'The new pages are published.'),
} as const;

export const dashboardMessages = {
  actionsFailed: 'Failed to load the activity log.',
  figuresFailed: 'Failed to load the figures.',
  changesFailed: 'Failed to look up what is not published yet.',
  deleteQuestion: (name: string) =>
    `Are you sure you want to delete the submission of ${name}? Your note on it is deleted too. You can undo this for ten seconds. After that, it is final: This action cannot be undone.`,
  waiting: 'Waiting over 48 h',
  stillSamples: (count: number) =>
    count === 1 ? 'One thing is still a sample' : `These ${count} things are still samples`,
  howSamplesGo:
    'Visitors think that they are real. Replace each one, and it leaves this list. If one is right as it is, confirm it in content/confirmed.json.',
  buildSlow:
    'The new pages are not there yet. The build may have failed: look at the deploys of the host, or publish again.',
  missing: (found: number, cached: number, rows: string, moment: string) =>
    `The last build found ${found} of ${cached} ${rows}, so the pages still show those of ${moment} IST. Did you remove the others on purpose?`,
  unread: (rows: string, moment: string) =>
    `The last build could not read the ${rows}. The pages show those of ${moment} IST. Publish again to try once more.`,
  publishWithout: (found: number, rows: string) =>
    found === 0 ? `Yes, publish without ${rows}` : `Yes, publish with ${found} ${rows}`,
  noBuildRecord: 'These pages do not say when they were built.',
} as const;

/** How an answer to an inquiry begins; the rest is the mentor's to write. */
export const replyMessages = {
  subject: 'Your inquiry',
  greeting: (name: string) => `Hello ${name},\n\nThank you for your inquiry. `,
} as const;
