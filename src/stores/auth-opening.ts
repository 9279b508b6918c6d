import { type Arrival, readArrival } from '#src/lib/auth-arrival.ts';
import { canKeepSession } from '#src/lib/can-keep-session.ts';
import { accountProblems, arrivalProblems } from '#src/messages/account.ts';
import { notices } from '#src/messages/notices.ts';
import { leaveOnceSignedIn, resumeIntent, stay } from './after-sign-in.ts';
import { forgetArrival } from './arrival.ts';
import { type AuthView, show, showProblem } from './auth-screen.ts';
import { $session, startSession } from './session.ts';
import { notify } from './toasts.ts';

const viewOfMode: Record<string, AuthView> = { 'sign-up': 'signUp', forgot: 'forgot' };

let isOpen = false;

/** Shows the part of the sign-in screen that the address asks for, with the address that was typed until then. */
export async function openAuthScreen(typedEmail: string): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const mode = new URLSearchParams(location.search).get('mode') ?? '';
  show(viewOfMode[mode] ?? 'login', { typedEmail });
  if (!canKeepSession()) return showProblem(accountProblems.storageBlocked);

  const arrival = readArrival(location.href);
  if (arrival?.kind === 'refused') explain(arrival);
  if (mode === 'new-password') stay();
  leaveOnceSignedIn();
  await startSession();
  if (mode !== 'new-password') return;
  if ($session.get().status === 'signedIn') show('newPassword');
  else show('expired', { sent: { kind: 'recovery', to: '' } });
}

function explain({ code }: Arrival & { kind: 'refused' }): void {
  forgetArrival();
  const intent = resumeIntent();
  if (code === 'otp_expired') {
    const kind = intent?.way === 'signup' ? 'signup' : 'recovery';
    return show('expired', { sent: { kind, to: '' } });
  }
  const problem = arrivalProblems.get(code) ?? accountProblems.arrivalRefused;
  showProblem(problem);
  notify(intent?.way === 'google' ? notices.googleError(problem) : notices.authError(problem));
}
