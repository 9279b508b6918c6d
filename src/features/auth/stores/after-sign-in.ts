import type { MailKind } from '#src/shared/data/sign-in.ts';
import { nextParameter, nextPath } from '#src/shared/lib/next-path.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import { paths } from '#src/shared/paths.ts';
import { type ReturnTo, takeReturnTo } from '#src/shared/stores/return-to.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';
import { $session } from '#src/shared/stores/session.ts';
import { notifyAfterRedirect } from '#src/shared/stores/toasts.ts';
import { show } from './screen.ts';

let storedNext: string | undefined;

/** Takes up where someone wanted to go before they left the site to sign in. */
export function resumeReturnTo(): ReturnTo | undefined {
  const returnTo = takeReturnTo();
  storedNext = returnTo?.next;
  return returnTo;
}

/** What signing in was asked for, or undefined when it was nothing in particular. */
export const wantedPath = () =>
  nextPath(new URLSearchParams(location.search).get(nextParameter)) ?? storedNext;

/** Where signing in leads: back to what it was asked for, else home (docs/product.md 4). */
export const destination = () => wantedPath() ?? paths.home;

let isRedirectBlocked = false;

/** Keeps this screen open although someone is signed in: a password has to be chosen. */
export function blockRedirect(): void {
  isRedirectBlocked = true;
}

/** Someone signed in, in this tab or another, has nothing to do on the sign-in screen (docs/product.md 2.3). */
export function leaveOnceSignedIn(): void {
  $session.subscribe(({ status }) => {
    if (status === 'signedIn' && !isRedirectBlocked) void replacePage(destination());
  });
}

/** What comes after the digits of a mail were accepted. */
export async function afterMailConfirmed(mail: MailKind): Promise<void> {
  if (mail === 'recovery') return show('newPassword');
  notifyAfterRedirect(accountNotices.addressConfirmed);
  return replacePage(destination());
}
