import { error, success } from '#src/shared/messages/notice.ts';

// What the mentor reads about questions and tasks.

/** `person` is a name. */
export const inboxNotices = {
  answered: (person: string) =>
    success('Answer sent', `${person} reads it below the lesson and gets it by mail.`),
  answerFailed: error(
    'Not sent',
    'Your answer could not be sent. What you typed is still here. Check your connection and try again.',
  ),
  answeredMeanwhile: error(
    'Answered already',
    'Somebody else has answered this question in the meantime. Your answer was not sent, and is kept above the list.',
  ),
  questionGone: error(
    'This question is not there any more',
    'It was deleted in the meantime, so there is nobody to answer. What you typed is kept above the list.',
  ),
  marked: (person: string) =>
    success('Marks sent', `${person} reads them below the lesson and gets a mail.`),
  markFailed: error(
    'Not sent',
    'Your marks could not be sent. What you chose is still here. Check your connection and try again.',
  ),
  markedMeanwhile: error(
    'Marked already',
    'Somebody else has marked this task in the meantime. Your marks were not sent, and your comment is kept above the list.',
  ),
  taskGone: error(
    'This task is not there any more',
    'It was handed in again and the new one is in the list now, or it went with the account of the person. Your comment is kept above the list.',
  ),
  rubricChanged: error(
    'Not sent yet',
    'What this task is marked by has changed in the meantime. Look at the points again.',
  ),
  fileFailed: error('The file could not be downloaded', 'Check your connection and try again.'),
} as const;

export const inboxTexts = {
  loading: 'Loading what waits...',
  loadFailed: 'What waits for you could not be loaded.',
  empty: 'Nothing waits for you',
  emptyMore: 'Questions and tasks of learners appear here. You get a mail about each.',
  more: 'These are the oldest hundred. More appear as you answer.',
  doneElsewhere: {
    question: 'This was answered elsewhere in the meantime.',
    task: 'This was marked elsewhere in the meantime.',
  },
  gone: 'This is not there any more.',
  noRubric: 'This lesson has no task any more, so there are no points. Write a comment.',
} as const;
