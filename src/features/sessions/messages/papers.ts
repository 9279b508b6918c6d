import { error, type Notice, success } from '#src/shared/messages/notice.ts';

// What a buyer reads about resumes, questions and next steps. The functions answer with the same words.

export const papersNotices = {
  questionsSaved: success('Your questions are saved', 'Your mentor reads them before you meet.'),
  questionsFailed: error(
    'Your questions could not be saved',
    'What you typed is still here. Check your network and save again.',
  ),
  questionsRefused: error(
    'Your questions could not be saved',
    'There can be three, each of at most 500 characters. What you typed is still here: change it and save again.',
  ),
  questionsClosed: error(
    'This session is over',
    'Its questions cannot be changed any more. Write to your mentor if you have another one.',
  ),
  resumeRemoved: success('The resume is removed', 'Your mentor cannot read it any more.'),
  resumeClosed: error(
    'This session is over',
    'A resume cannot be added any more. Write to your mentor and attach it to your mail.',
  ),
  notPdf: error(
    'This file is not a PDF, whatever its name says',
    'Open it in the program that made it, save it as a PDF, and choose that file.',
  ),
  tooLarge: error(
    'This file is larger than 1 MB',
    'Save it as a smaller PDF, for example without pictures, and choose that file.',
  ),
  tooMany: error(
    'There are three resumes already',
    'A session has room for three. Remove one, or replace it.',
  ),
  resumeFailed: error(
    'Your resume could not be sent',
    'What was here before is still here. Check your network and choose the file again.',
  ),
  removeFailed: error(
    'The resume could not be removed',
    'It is still here. Check your network and try again.',
  ),
  resumeGone: error(
    'This resume is not here any more',
    'It was removed, or it was older than 90 days. Load the page again to see which are here.',
  ),
  resumeUnreadable: error(
    'The resume could not be opened',
    'Check your network and try again in a moment.',
  ),
  fileUnreadable: error(
    'This file could not be read',
    'It may have been moved, or be open in another program. Choose it again.',
  ),
  stepFailed: error(
    'The step could not be saved',
    'It is as it was before. Check your network and try again.',
  ),
  stepGone: error(
    'This step is not in the list any more',
    'Your mentor has changed the list. Load the page again to see it.',
  ),
} as const satisfies Record<string, Notice>;
