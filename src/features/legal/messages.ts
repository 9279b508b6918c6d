import { error, success } from '#src/shared/messages/notice.ts';

export const grievanceNotices = {
  failed: (
    reason = 'Your grievance could not be sent. What you typed is still here. Please try again.',
  ) => error('Not sent', reason),
  acknowledged: (ticket: string) =>
    success('Acknowledged', `We mail the person that ${ticket} is being looked at.`),
  settled: (ticket: string) =>
    success('Settled', `Your answer to ${ticket} is mailed to the person.`),
  changeFailed: error(
    'Not saved',
    'The grievance could not be changed. What you typed is still here. Check your connection and try again.',
  ),
  changedMeanwhile: error(
    'Changed already',
    'Somebody else has changed this grievance in the meantime. The list shows the latest.',
  ),
} as const;

export const consentNotices = {
  exportFailed: error('No file', 'The consents could not be read. Please try again.'),
  exported: (count: number) =>
    success('Saved', count === 1 ? 'One consent is in the file.' : `${count} are in the file.`),
} as const;

export const consentDeskMessages = {
  loadFailed: 'The consents could not be loaded.',
} as const;

export const grievanceDeskMessages = {
  loadFailed: 'The grievances could not be loaded.',
} as const;
