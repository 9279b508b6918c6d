import type { DataError } from '#src/shared/data/unwrap.ts';
import { withoutArrival } from '#src/shared/lib/auth-arrival.ts';
import { withNext } from '#src/shared/lib/next-path.ts';
import { accountNotices, accountProblems } from '#src/shared/messages/account.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { problemOf } from './account-problem.ts';
import { type Intent, takeIntent } from './intent.ts';
import { leave } from './leave.ts';
import { notify, notifyAfterRedirect } from './toasts.ts';

/** How it went with the code in the address. */
export interface Opened {
  wasSignedIn: boolean;
  isSignedIn: boolean;
  /** The code came from a mail that asked for a new password. */
  isRecovering: boolean;
  failure: DataError | undefined;
}

/** Takes what a sign-in left out of the address, the history included. */
export function forgetArrival(): void {
  history.replaceState(history.state, '', withoutArrival(location.href));
}

/** Says how a sign-in elsewhere ended, and goes on to where it was meant to lead. */
export async function welcome(opening: Promise<Opened>): Promise<void> {
  const intent = takeIntent();
  const opened = await opening;
  forgetArrival();

  // The new-password form, wherever the link of the mail returned to (docs/architecture.md, "Stand-ins").
  if (opened.isRecovering) return leave(withNext(`${paths.auth}?mode=new-password`, intent?.next));
  // A code that nobody here asked for changes nothing for who is signed in.
  if (opened.wasSignedIn && !intent) return;
  if (opened.wasSignedIn && opened.failure) return notify(refusal(intent?.way, opened.failure));
  if (!opened.isSignedIn) {
    notifyAfterRedirect(refusal(intent?.way, opened.failure));
    return leave(withNext(paths.auth, intent?.next));
  }
  const notice = welcomes[intent?.way ?? 'google'];
  if (!intent?.next && location.pathname !== paths.auth) return notify(notice);
  notifyAfterRedirect(notice);
  return leave(intent?.next ?? paths.home);
}

const welcomes: Record<Intent['way'], Notice> = {
  google: notices.loginSuccess,
  recovery: notices.loginSuccess,
  signup: accountNotices.addressConfirmed,
  email_change: accountNotices.addressChanged,
};

function refusal(way: Intent['way'] | undefined, failure: DataError | undefined): Notice {
  const problem = failure ? problemOf(failure) : accountProblems.linkForeign;
  return way === 'google' ? notices.googleError(problem) : notices.authError(problem);
}
