import type { Notice } from './notice.ts';

// What the specification leaves open about accounts. Its own sentences are in notices.ts.

/** Why something about an account did not work; shown beside the form and inside its notice. */
export const accountProblems = {
  unexpected: 'Unexpected error',
  unreachable: 'The service cannot be reached. Check your connection and try again.',
  storageBlocked:
    'Your browser blocks storage for this site, so it cannot keep you signed in. Allow cookies and site data, reload the page and try again.',
  linkForeign:
    'This link works once, in the browser that asked for it. Please log in, or ask for a new mail and enter its code here.',
  wrongPassword: 'This is not the password of your account. Please try again.',
  recoveryTooOld:
    'More than 10 minutes have passed since you opened the mail. Please ask for a new one.',
  googleMissing: 'Sign-in with Google is not set up on this site.',
} as const;

const success = (title: string, message?: string): Notice =>
  message === undefined ? { title, tone: 'success' } : { title, message, tone: 'success' };

const error = (title: string, message: string): Notice => ({ title, message, tone: 'error' });

export const accountNotices = {
  sessionEnded: {
    title: 'Your session has ended',
    message: 'Please log in again. What you typed is kept.',
    tone: 'info',
  } satisfies Notice,
  mailSent: success('Check your email', 'If the address has an account, a mail is on its way.'),
  addressConfirmed: success('Your email address is confirmed', 'You are logged in.'),
  addressChanged: success('Your email address is changed', 'Log in with the new one from now on.'),
  passwordChanged: success('Password changed successfully', 'All other devices are logged out.'),
  passwordFailed: (reason: string): Notice => error('Password change failed', reason),
  signedOutEverywhere: success('Logged out successfully', 'On this and all other devices.'),
  registrationCancelled: success('Registration cancelled'),
  registrationCancelFailed: error('Error', 'Failed to cancel the registration. Please try again.'),
  accountDeleted: success('Your account is deleted', 'Thank you for having been here.'),
  accountDeleteFailed: error('Error', 'Your account could not be deleted. Please try again.'),
  downloadFailed: error('Error', 'Your data could not be read. Please try again.'),
} as const;

/** What a screen says instead of its content to someone who may not use it (SPEC sections 2.7 and 6). */
export const deniedScreens = {
  createEvent: {
    title: 'Unauthorized',
    message: 'You do not have permission to access this page.',
  },
  page: {
    title: 'Access Denied',
    message: "You don't have permission to access this page.",
  },
} as const;
