import { deleteAccount, endSession } from '#src/shared/data/auth-session.ts';
import { withNext } from '#src/shared/lib/next-path.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { forgetLearning, forgetWaiting } from '#src/shared/browser/forget-learning.ts';
import { markLogout } from '#src/shared/browser/logout-mark.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import { giveUpUnsaved } from '#src/shared/browser/unsaved.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';
import { withRecentSignIn } from './reauthentication.ts';
import { createSubmit } from './submit.ts';
import { notifyAfterRedirect } from './toasts.ts';

let isLeaving = false;

/** Sends someone without a session to the sign-in screen, from where they come back here. */
export function leaveToSignIn(notice?: Notice): void {
  if (isLeaving) return;
  isLeaving = true;
  if (notice) notifyAfterRedirect(notice);
  void replacePage(withNext(paths.auth, location.pathname + location.search + location.hash));
}

const logout = createSubmit({
  send: async (scope: 'local' | 'global') => {
    isLeaving = true;
    await endSession(scope);
    giveUpUnsaved();
    markLogout();
    await forgetLearning().catch(() => undefined);
    notifyAfterRedirect(
      scope === 'global' ? accountNotices.signedOutEverywhere : notices.logoutSuccess,
    );
    return replacePage(paths.auth);
  },
  failed: ({ message }) => {
    isLeaving = false;
    return notices.logoutFailed(message || undefined);
  },
});

export const $isSigningOut = logout.$busy;

const deletion = createSubmit({
  send: async () => {
    isLeaving = true;
    const accountId = storedAccountId();
    await withRecentSignIn(deleteAccount);
    giveUpUnsaved();
    markLogout();
    if (accountId !== undefined) forgetWaiting(accountId);
    await forgetLearning().catch(() => undefined);
    notifyAfterRedirect(accountNotices.accountDeleted);
    return replacePage(paths.home);
  },
  failed: () => {
    isLeaving = false;
    return accountNotices.accountDeleteFailed;
  },
});

export const $isDeletingAccount = deletion.$busy;
/** Deletes the account and goes home; nothing of it stays in this browser (docs/decisions/logout.md). */
export const deleteOwnAccount = () => deletion.submit(undefined);

/** Ends the session of this browser, or of all; goes to /auth with the history entry replaced (docs/product.md 4). */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  await logout.submit(scope);
}
