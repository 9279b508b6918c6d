import type { DataError } from '#src/shared/data/unwrap.ts';
import { withoutAuthCallback } from '#src/shared/lib/auth-callback.ts';
import { withNext } from '#src/shared/lib/next-path.ts';
import { accountNotices, accountProblems } from '#src/shared/messages/account.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { problemOf } from './account-problem.ts';
import { type ReturnTo, takeReturnTo } from './return-to.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';
import { notify, notifyAfterRedirect } from './toasts.ts';

/** What happened with the code in the address. */
export interface Opened {
  wasSignedIn: boolean;
  isSignedIn: boolean;
  /** The code came from a mail that asked for a new password. */
  isRecovering: boolean;
  failure: DataError | undefined;
}

/** Removes the parameters of a sign-in from the address and from the history. */
export function forgetAuthCallback(): void {
  history.replaceState(history.state, '', withoutAuthCallback(location.href));
}

/** Says that the first of the two links of a new address is open, and where the second one is. */
export function askForOtherLink(): void {
  forgetAuthCallback();
  notify(accountNotices.addressHalfway);
}

/** Says how a sign-in elsewhere ended, and goes on to where it was meant to lead. */
export async function finishAuthCallback(opening: Promise<Opened>): Promise<void> {
  const returnTo = takeReturnTo();
  const opened = await opening;
  forgetAuthCallback();

  // The new-password form, wherever the link of the mail returned to (docs/architecture.md, "Stand-ins").
  if (opened.isRecovering)
    return replacePage(withNext(`${paths.auth}?mode=new-password`, returnTo?.next));
  // A code that nobody here asked for changes nothing for who is signed in.
  if (opened.wasSignedIn && !returnTo) return;
  if (opened.wasSignedIn && opened.failure)
    return notify(refusal(returnTo?.method, opened.failure));
  if (!opened.isSignedIn) {
    notifyAfterRedirect(refusal(returnTo?.method, opened.failure));
    return replacePage(withNext(paths.auth, returnTo?.next));
  }
  const notice = welcomes[returnTo?.method ?? 'google'];
  if (!returnTo?.next && location.pathname !== paths.auth) return notify(notice);
  notifyAfterRedirect(notice);
  return replacePage(returnTo?.next ?? paths.home);
}

const welcomes: Record<ReturnTo['method'], Notice> = {
  google: notices.loginSuccess,
  recovery: notices.loginSuccess,
  signup: accountNotices.addressConfirmed,
  email_change: accountNotices.addressChanged,
};

function refusal(method: ReturnTo['method'] | undefined, failure: DataError | undefined): Notice {
  const problem = failure ? problemOf(failure) : accountProblems.linkForeign;
  return method === 'google' ? notices.googleError(problem) : notices.authError(problem);
}
