import { error, type Notice, success } from '#src/shared/messages/notice.ts';

// What the mentor reads about the notes and papers of a session.

export const deskPapersNotices = {
  notesSaved: success('Saved', 'Your notes are saved.'),
  notesFailed: error(
    'Not saved',
    'Your notes could not be saved. What you typed is still here. Check your connection and try again.',
  ),
  notesChanged: error(
    'Not saved yet',
    'These notes were changed elsewhere in the meantime. What you typed is still here; read below it what is stored now.',
  ),
  stepFailed: error(
    'Not saved',
    'The step could not be saved. Check your connection and try again.',
  ),
  stepChanged: error(
    'Not saved yet',
    'The list was changed elsewhere in the meantime. It shows how it is now: look at it and try again.',
  ),
  resumeFailed: error('The resume could not be opened', 'Check your connection and try again.'),
  resumeGone: error(
    'This resume is not here any more',
    'The person has removed it, or it was older than 90 days. Ask them for it by mail.',
  ),
} as const satisfies Record<string, Notice>;

export const deskPapersTexts = {
  loading: 'Loading notes and papers...',
  loadFailed: 'The notes and papers could not be loaded.',
  noResumes: 'No resume yet.',
  noQuestions: 'No questions yet.',
  noSteps: 'No steps yet. They appear on the session’s page once the session has begun.',
  stepsAreFull: 'Twelve steps are the most. Remove one to add another.',
} as const;
