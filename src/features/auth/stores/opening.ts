import { canKeepSession } from '#src/features/auth/data/can-keep-session.ts';
import { readPaidWith } from '#src/shared/browser/paid-with.ts';
import { type AuthCallback, readAuthCallback } from '#src/shared/lib/auth-callback.ts';
import { accountProblems, arrivalProblems } from '#src/shared/messages/account.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { forgetAuthCallback } from '#src/shared/stores/auth-callback.ts';
import { $session, startSession } from '#src/shared/stores/session.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { leaveOnceSignedIn, resumeReturnTo, blockRedirect } from './after-sign-in.ts';
import { readTyped } from './draft.ts';
import { $authScreen, type AuthView, show, showProblem } from './screen.ts';

const viewOfMode: Record<string, AuthView> = { 'sign-up': 'signUp', forgot: 'forgot' };

let isOpen = false;

/** Shows the part of the sign-in screen that the address asks for, with the email that was typed or paid with before. */
export async function openAuthScreen(typedEmail: string): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const mode = new URLSearchParams(location.search).get('mode') ?? '';
  show(viewOfMode[mode] ?? 'login', {
    typedEmail: typedEmail || readTyped()?.email || readPaidWith(),
    // What was pressed before this may have its answer already.
    problem: $authScreen.get().problem,
  });
  if (!canKeepSession()) return showProblem(accountProblems.storageBlocked);

  const callback = readAuthCallback(location.href);
  if (callback?.kind === 'refused') explain(callback);
  if (mode === 'new-password') blockRedirect();
  leaveOnceSignedIn();
  await startSession();
  if (mode !== 'new-password') return;
  if ($session.get().status === 'signedIn') show('newPassword');
  else show('expired', { sent: { kind: 'recovery', to: '' } });
}

function explain({ code }: AuthCallback & { kind: 'refused' }): void {
  forgetAuthCallback();
  const returnTo = resumeReturnTo();
  if (code === 'otp_expired') {
    const kind = returnTo?.method === 'signup' ? 'signup' : 'recovery';
    return show('expired', { sent: { kind, to: '' } });
  }
  const problem = arrivalProblems.get(code) ?? accountProblems.arrivalRefused;
  showProblem(problem);
  notify(returnTo?.method === 'google' ? notices.googleError(problem) : notices.authError(problem));
}
