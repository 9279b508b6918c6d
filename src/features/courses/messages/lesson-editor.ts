import { error, success } from '#src/shared/messages/notice.ts';

// What the mentor reads while writing a lesson.

/** Beside the fields. */
export const lessonProblems = {
  module: 'Choose a module',
  slug: 'Enter an address of small letters, digits and single hyphens',
  slugTaken: 'Another lesson of this course has this address',
  body: 'Write the text of the lesson',
  number: (least: number, most: number) => `Enter a whole number from ${least} to ${most}`,
  task: 'Write what learners hand in',
  criterion: 'Write what you look for',
  prompt: 'Write the question',
  option: 'Write this option, or remove it',
  sameOption: 'Another option says the same',
  right: 'Mark what is right',
  explanation: 'Explain the answer; learners read it after they have answered',
} as const;

export const lessonNotices = {
  incomplete: error('Not saved yet', 'Some fields need a correction. See beside them.'),
  draftSaved: success('Draft saved', 'Learners do not see it yet.'),
  published: success('Published', 'Learners can read this lesson now.'),
  saved: success('Saved', 'Learners read it like this now.'),
  savedRemoved: success('Saved', 'The lesson is still removed.'),
  saveFailed: error(
    'Not saved',
    'The lesson could not be saved. What you typed is still here. Check your connection and try again.',
  ),
  changedMeanwhile: error(
    'Not saved yet',
    'This lesson has changed since you opened it. What you typed is still here; see above what you can do.',
  ),
  quizFailed: error(
    'The quiz is not saved',
    'The lesson is saved, its quiz is not. What you typed is still here. Save again.',
  ),
  removed: success('Lesson removed', 'Learners do not see it any more. You can restore it here.'),
  restored: success('Lesson restored', 'It is a draft now. Publish it when it is ready.'),
  statusFailed: error(
    'Not changed',
    'The lesson could not be changed. Check your connection and try again.',
  ),
  fileAdded: (name: string) => success('File added', `${name} is part of the lesson now.`),
  fileDeleted: (name: string) => success('File deleted', `${name} is gone.`),
  fileFailed: error(
    'File not added',
    'The file could not be uploaded. Check your connection and try again.',
  ),
  fileTooLarge: error('File too large', 'A file can have at most 5 MB.'),
  fileEmpty: error('File not added', 'This file is empty, or it cannot be read.'),
  fileTypeWrong: error(
    'File not added',
    'Choose a PDF, Word, Excel, PowerPoint, MP3, M4A, PNG, JPEG or text file.',
  ),
  filesFull: error('File not added', 'A lesson has at most ten files. Delete one to add another.'),
  fileDeleteFailed: error(
    'Not deleted',
    'The file could not be deleted. Check your connection and try again.',
  ),
} as const;

export const lessonTexts = {
  loading: 'Loading the editor...',
  loadFailed: 'The lesson could not be loaded. It may not exist.',
  changedMeanwhile:
    'This lesson has changed since you opened it: in another tab, or by someone else. Nothing was saved.',
  unsavedText: (time: string) =>
    `There is unsaved text of ${time} on this device. Restore it or discard it before you continue writing.`,
  isUnsaved: 'Your changes are not saved yet.',
  previewIsSaved: 'The preview shows what is saved.',
  isRemoved:
    'This lesson is removed: learners do not see it. What they wrote and finished is kept.',
  saveFirst: 'Save the lesson once. Then you can add files to it.',
  noFiles: 'No files yet.',
  filesFailed: 'The files of this lesson could not be loaded.',
  filesAreFull: 'Ten files are the most. Delete one to add another.',
} as const;
