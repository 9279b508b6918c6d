import { error, type Notice, success } from '#src/shared/messages/notice.ts';

/** What became of a quiz, a task, a note or a question. */
export const workNotices = {
  loggedOut: error(
    'You are logged out',
    'Log in again in another tab, then come back and press the button again. What you typed is still here.',
  ),
  quizFailed: error(
    'Your answers could not be checked',
    'They are still chosen. Check your network and try again.',
  ),
  quizLimit: error(
    'No more attempts today',
    'There are five attempts at a quiz in a day. Read the lesson once more, and try again tomorrow.',
  ),
  quizChanged: error(
    'This quiz has new questions',
    'Your mentor changed it a moment ago. The new questions are here now; your answers did not count.',
  ),
  noteSaved: success('Your note is saved', 'Only you can read it.'),
  noteFailed: error(
    'Your note could not be saved',
    'What you typed is still here. Check your network and save again.',
  ),
  noteChanged: error(
    'Your note was changed on another device',
    'What is there is shown above what you typed here. Put the two together and save again.',
  ),
  asked: success('Your question is sent', 'The answer comes by email, and appears here.'),
  askFailed: error(
    'Your question could not be sent',
    'What you typed is still here. Check your network and send again.',
  ),
  askRefused: error(
    'Your question could not be sent',
    'Questions are part of the course, and it is not open to you any more. What you typed is still here.',
  ),
  handedIn: success(
    'Your task is handed in',
    'Your mentor reads it. You get an email with the marks, and they appear here.',
  ),
  handInFailed: error(
    'Your task could not be handed in',
    'What you typed is still here. Check your network and try again.',
  ),
  handInRefused: error(
    'Your task could not be handed in',
    'It can be handed in three times, as text of at most 10,000 characters or a file of at most 1 MB. What you typed is still here.',
  ),
  nothingToHandIn: error('There is nothing to hand in yet', 'Write your answer or choose a file.'),
  fileTooLarge: error(
    'This file is larger than 1 MB',
    'Save a smaller one, for example as a PDF without pictures, and choose that.',
  ),
  fileOfOtherKind: error(
    'A file of this kind cannot be handed in',
    'Choose a PDF, a Word, Excel or PowerPoint file, a picture, a text or a sound file (MP3 or M4A).',
  ),
  fileUnreadable: error(
    'This file could not be read',
    'It may have been moved, or be open in another program. Choose it again.',
  ),
} as const satisfies Record<string, Notice>;

export const workMessages = {
  failed:
    'Your notes, questions and tasks could not be loaded. They are safe. Check your network and try again.',
  tasksOfLearners: 'Your mentor reads the tasks of those who have the course.',
  noTriesLeft: 'You have used all three tries.',
} as const;

export const quizMessages = { incomplete: 'Answer every question, then check.' } as const;

/** How a quiz went, in words. */
export const quizScore = (right: number, questions: number) =>
  right === questions ? `All ${questions} are right.` : `${right} of ${questions} are right.`;

export const attemptsLeft = (count: number) => {
  if (count === 0) return 'No more attempts today.';
  return count === 1 ? 'One more attempt today.' : `${count} more attempts today.`;
};
