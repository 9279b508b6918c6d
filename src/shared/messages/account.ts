import { error, info, success } from './notice.ts';

// What docs/product.md 8 leaves open about accounts. Its sentences are in notices.ts.

/** Why something about an account did not work; shown beside the form and inside its notice. */
export const accountProblems = {
  unexpected: 'Unexpected error',
  unreachable: 'The service cannot be reached. Check your connection and try again.',
  storageBlocked:
    'Your browser blocks storage for this site, so it cannot keep you signed in. Allow cookies and site data, reload the page and try again.',
  linkForeign:
    'This link works once, in the browser that asked for it. Just signed up? Your address is confirmed: please log in. For a new password, ask for another mail and enter its code here.',
  arrivalRefused: 'The sign-in did not work. Please try again.',
  wrongPassword: 'This is not the password of your account. Please try again.',
  recoveryTooOld:
    'More than 10 minutes have passed since you opened the mail. Please ask for a new one.',
  googleMissing: 'Sign-in with Google is not set up on this site.',
  insideApp:
    'Google allows no login inside another app. Open this page in your browser (menu ⋮ or …), or use your email and a password.',
} as const;

const tookTooLong =
  'The sign-in took too long or was started in another browser. Please try again.';

/**
 * What a refused sign-in elsewhere means, by the code that it comes back with: those of OAuth (RFC 6749, 4.1.2.1) and of
 * the auth service (supabase.com/docs/guides/auth/debugging/error-codes).
 */
export const arrivalProblems: ReadonlyMap<string, string> = new Map([
  ['access_denied', 'The sign-in was cancelled. Nothing was changed.'],
  ['bad_oauth_state', tookTooLong],
  ['bad_oauth_callback', tookTooLong],
  ['flow_state_expired', tookTooLong],
  ['flow_state_not_found', tookTooLong],
  ['signup_disabled', 'New accounts cannot be opened at the moment.'],
  ['user_banned', 'This account is closed. Please write to us if that is a mistake.'],
  [
    'provider_email_needs_verification',
    'Google has not confirmed your email address yet. Confirm it there and try again.',
  ],
  ['over_request_rate_limit', 'There were too many tries. Wait a few minutes and try again.'],
]);

const tryInMinutes = 'Nothing was changed. Please try again in a few minutes.';

/**
 * What to do about a refusal of the auth service, after its own words, by its code (supabase/auth:
 * internal/api/apierrors/errorcode.go). The others need none, or the form says it.
 */
export const refusalAdvice: ReadonlyMap<string, string> = new Map([
  ['over_request_rate_limit', 'Wait a few minutes and try again.'],
  ['over_email_send_rate_limit', 'Nothing was changed. Please try again in an hour.'],
  [
    'email_address_not_authorized',
    'This site cannot send mails to your address yet. Nothing was changed. Please write to us.',
  ],
  ['email_address_invalid', 'Check how it is written.'],
  ['captcha_failed', 'We could not see that a person sent this. Please send it once more.'],
  ['signup_disabled', 'New accounts cannot be opened at the moment. Please write to us.'],
  ['email_provider_disabled', 'Please use another way to log in, or write to us.'],
  ['user_banned', 'This account is closed. Please write to us if that is a mistake.'],
  ['unexpected_failure', tryInMinutes],
  ['hook_timeout', tryInMinutes],
  ['request_timeout', tryInMinutes],
]);

export const accountNotices = {
  sessionEnded: info('Your session has ended', 'Please log in again.'),
  sessionUnreachable: error(
    'Your session cannot be renewed',
    'The service cannot be reached at the moment. Please try again; what you typed is kept.',
  ),
  mailSent: success('Check your email', 'If the address has an account, a mail is on its way.'),
  addressConfirmed: success('Your email address is confirmed', 'You are logged in.'),
  addressHalfway: info(
    'One of two links is open',
    'Now open the link in the mail to your other address. Then you log in with the new one.',
  ),
  addressChanged: success('Your email address is changed', 'Log in with the new one from now on.'),
  passwordChanged: success('Password changed successfully', 'All other devices are logged out.'),
  passwordFailed: (reason: string) => error('Password change failed', reason),
  signedOutEverywhere: success('Logged out successfully', 'On this and all other devices.'),
  registrationCancelled: success(
    'Registration cancelled',
    'If you added the event to your own calendar, please delete it there yourself.',
  ),
  registrationCancelFailed: error('Error', 'Failed to cancel the registration. Please try again.'),
  consentWithdrawn: success('Withdrawn', 'We stop using your data for this from now on.'),
  consentFailed: error('Error', 'It could not be withdrawn. Check your network and press again.'),
  accountDeleted: success('Your account is deleted', 'Thank you for being with us.'),
  accountDeleteFailed: error('Error', 'Your account could not be deleted. Please try again.'),
  downloadFailed: error('Error', 'Your data could not be read. Please try again.'),
} as const;

/** What a screen says instead of its content to someone who may not use it (docs/product.md 2.7 and 6). */
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
