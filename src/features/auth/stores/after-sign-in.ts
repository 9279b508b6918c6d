import { forgetPaidWith } from '#src/shared/browser/paid-with.ts';
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

/** Reads where someone wanted to go before they left the site to sign in. */
export function resumeReturnTo(): ReturnTo | undefined {
  const returnTo = takeReturnTo();
  storedNext = returnTo?.next;
  return returnTo;
}

/** The page that asked for the login, or undefined without one. */
export const wantedPath = () =>
  nextPath(new URLSearchParams(location.search).get(nextParameter)) ?? storedNext;

/** The page to open after the login: the one that asked for it, else home (docs/product.md 4). */
export const destination = () => wantedPath() ?? paths.home;

let isRedirectBlocked = false;

/** Keeps this screen open although someone is signed in: a password has to be chosen. */
export function blockRedirect(): void {
  isRedirectBlocked = true;
}

/** Someone who is signed in, in this tab or another, does not need the sign-in screen (docs/product.md 2.3). */
export function leaveOnceSignedIn(): void {
  $session.subscribe(({ status }) => {
    if (status !== 'signedIn') return;
    forgetPaidWith();
    if (!isRedirectBlocked) void replacePage(destination());
  });
}

/** The next step after the code of a mail was accepted. */
export async function afterMailConfirmed(mail: MailKind): Promise<void> {
  if (mail === 'recovery') return show('newPassword');
  notifyAfterRedirect(accountNotices.addressConfirmed);
  return replacePage(destination());
}
