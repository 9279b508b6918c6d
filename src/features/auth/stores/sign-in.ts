import { computed } from 'nanostores';
import { canKeepSession } from '#src/features/auth/data/can-keep-session.ts';
import { AuthFailure } from '#src/shared/data/auth-failure.ts';
import * as ownAccount from '#src/shared/data/own-account.ts';
import * as auth from '#src/shared/data/sign-in.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { withNext } from '#src/shared/lib/next-path.ts';
import { accountNotices, accountProblems } from '#src/shared/messages/account.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import type { Credentials, SignUp } from '#src/shared/schemas/account.ts';
import { problemOf } from '#src/shared/stores/account-problem.ts';
import { leaveForGoogle } from '#src/shared/stores/leave-for-google.ts';
import { saveReturnTo } from '#src/shared/stores/return-to.ts';
import { replacePage } from '#src/shared/browser/replace-page.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify, notifyAfterRedirect } from '#src/shared/stores/toasts.ts';
import { forgetTyped } from './draft.ts';
import { destination, afterMailConfirmed, blockRedirect, wantedPath } from './after-sign-in.ts';
import { $authScreen, type SentMail, show, showProblem, waitForMail } from './screen.ts';

/** A form of this screen: it starts only where a session can be stored, and it shows a failure in the form too. */
function createForm<Input, Result>(send: (input: Input) => Promise<Result>) {
  return createSubmit({
    send: async (input: Input) => {
      showProblem(undefined);
      assertStorage();
      return send(input);
    },
    failed: (failure) => {
      const problem = problemOf(failure);
      showProblem(problem);
      return notices.authError(problem);
    },
  });
}

function assertStorage(): void {
  if (!canKeepSession()) throw new DataError('unavailable', accountProblems.storageBlocked);
}

const login = createForm(async (credentials: Credentials) => {
  try {
    await auth.signInWithPassword(credentials);
  } catch (failure) {
    if (failure instanceof AuthFailure && failure.code === 'email_not_confirmed') {
      waitForMail({ kind: 'signup', to: credentials.email });
    }
    throw failure;
  }
  forgetTyped();
  notifyAfterRedirect(notices.loginSuccess);
  return replacePage(destination());
});

const signingUp = createForm(async (account: SignUp) => {
  saveReturnTo('signup', wantedPath());
  await auth.signUp(account);
  forgetTyped();
  notify(notices.signUpSuccess);
  history.replaceState(history.state, '', withNext(paths.auth, wantedPath()));
  show('login', { typedEmail: '', sent: { kind: 'signup', to: account.email } });
  return true;
});

const askingForMail = createForm(async ({ kind, to }: SentMail) => {
  saveReturnTo(kind, wantedPath());
  await (kind === 'signup' ? auth.resendConfirmation(to) : auth.requestRecovery(to));
  notify(accountNotices.mailSent);
  show(kind === 'signup' ? 'login' : 'mailed', { sent: { kind, to } });
});

const enteringCode = createForm(async ({ code }: { code: string }) => {
  const { sent } = $authScreen.get();
  if (!sent) return;
  if (sent.kind === 'recovery') blockRedirect();
  await auth.verifyCode(sent.to, code, sent.kind);
  return afterMailConfirmed(sent.kind);
});

const choosingPassword = createForm(async ({ password }: { password: string }) => {
  try {
    await ownAccount.changePassword(password);
  } catch (error) {
    if (!(error instanceof DataError && error.reason === 'reauthenticate')) throw error;
    throw new DataError('invalid', accountProblems.recoveryTooOld);
  }
  notifyAfterRedirect(accountNotices.passwordChanged);
  return replacePage(destination());
});

const googling = createSubmit({
  send: async () => {
    showProblem(undefined);
    assertStorage();
    await leaveForGoogle(wantedPath());
  },
  failed: (failure) => {
    const problem = problemOf(failure);
    showProblem(problem);
    return notices.googleError(problem);
  },
});

export const $isSubmitting = computed(
  [login.$busy, signingUp.$busy, askingForMail.$busy, enteringCode.$busy, choosingPassword.$busy],
  (...busy) => busy.includes(true),
);
export const $isLeavingForGoogle = googling.$busy;

export const signIn = login.submit;
export const signUp = signingUp.submit;
export const signInWithGoogle = () => googling.submit(undefined);
/** Sends the mail that confirms an address or sets a new password, each time that it is called. */
export const sendMail = askingForMail.submit;
/** Takes the digits of the mail that we wait for. */
export const enterCode = enteringCode.submit;
export const choosePassword = choosingPassword.submit;
