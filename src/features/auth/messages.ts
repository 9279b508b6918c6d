/** Why one is on the sign-in screen. */
export const loginReasons = {
  event: 'To register for an event',
  namedEvent: 'To register for',
  proposal: 'To propose an event',
  review: 'To write a review',
  courses: 'To see your courses. Use the address that you paid with.',
  lesson: 'To read this lesson',
  profile: 'To see your profile',
  admin: 'To open the admin pages',
} as const;

/** In place of a screen in which something is typed and whose person is not logged in any more. */
export const keptTexts = {
  ended: {
    title: 'Your session has ended',
    message:
      'Log in again in another tab, then come back here. What you typed is still here, and you can save it then.',
  },
  otherPerson: {
    title: 'Another account is logged in now',
    message:
      'This page was opened with another account, and something is typed in it that is not saved. It shows again when that account is logged in.',
  },
  logIn: 'Log in in a new tab',
  leave: 'Leave without saving',
} as const;
