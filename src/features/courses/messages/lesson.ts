import { error, type Notice, success } from '#src/shared/messages/notice.ts';

/** What someone reads in place of a lesson, or beside it. */
export const lessonMessages = {
  loading: 'Loading the lesson...',
  worksOffline: 'works without a network once opened',
  failed:
    'The lesson could not be loaded. Check your network and try again. Lessons that you have read on this phone open without a network.',
  wrongAddress: {
    title: 'There is no lesson at this address',
    message: 'It was moved or removed, or a part of the address is missing.',
  },
  loadingWork: 'Loading your place and your notes...',
  workFailed: 'Your place and your notes could not be loaded. They are safe.',
  missing: {
    title: 'There is no such lesson',
    text: 'It was moved or removed. The list of lessons has all that there are.',
  },
  visitor: {
    title: 'Log in to read this lesson',
    text: 'It belongs to the course. If you have bought it, log in with the email address that you paid with.',
  },
  notBought: {
    title: 'This lesson belongs to the course',
    text: 'Buy the course once and read all of it, for life. Did you pay with another email address? Log in with that one, or write to us.',
  },
  refunded: {
    title: 'This course is closed for you',
    text: 'The money for it goes back to you, and the course closed with the refund. Your own notes stay yours: they are in the download of your data, on your profile. You can buy the course again at any time.',
  },
  ended: {
    title: 'This course is closed for you',
    text: 'Your access has ended. Your own notes stay yours: they are in the download of your data, on your profile. Write to us if this is a mistake.',
  },
  copy: 'This could not be updated. You are reading the copy on this device. What you finish is sent later.',
  saveNeedsScripts: 'Saving a file needs JavaScript.',
  videoFailed:
    'The video could not be loaded. Read the text of the lesson, or open the video in a new tab.',
  /** Beside the price, below a lesson that anyone reads. */
  offer: {
    title: 'This lesson is free. The course has more lessons.',
    text: 'Each lesson ends with a small task, and your mentor answers your questions.',
  },
  empty: 'This course has no lessons yet. They appear here as soon as they are published.',
} as const;

export const opensOn = (date: string) => ({
  title: `This lesson opens on ${date}`,
  text: 'Lessons open one after the other, so that there is time to practise. Continue with one that is open.',
});

export const lessonNotices = {
  completedLater: success(
    'Lesson finished',
    'There is no network at the moment. It is kept on this device and sent when you are back online.',
  ),
  completedLoggedOut: error(
    'You are logged out',
    'That you finished this lesson is kept on this device. Log in again and open My Courses: then it is saved.',
  ),
  completedRefused: error(
    'This lesson is not open to you any more',
    'That you finished it is kept on this device for 30 days, and sent if the lesson opens again.',
  ),
  fileFailed: error(
    'The file could not be loaded',
    'Check your network and press the button again.',
  ),
  soundFailed: error(
    'This browser cannot play the file',
    'Save it and open it in another program.',
  ),
} as const satisfies Record<string, Notice>;
