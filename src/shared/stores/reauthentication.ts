import { atom, computed, readonlyType } from 'nanostores';
import { AuthFailure } from '#src/shared/data/auth-failure.ts';
import { hasPassword } from '#src/shared/data/recent-sign-in.ts';
import { signInAgain } from '#src/shared/data/sign-in.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { accountProblems } from '#src/shared/messages/account.ts';
import { problemOf } from './account-problem.ts';
import { leaveForGoogle } from './leave-for-google.ts';
import { createSubmit } from './submit.ts';

interface ConfirmationRequest {
  method: 'password' | 'google';
  answer: (isConfirmed: boolean) => void;
}

const $request = atom<ConfirmationRequest | undefined>();
const $problem = atom<string | undefined>();

/** How the person can confirm who it is, while they are asked. */
export const $confirmationMethod = computed($request, (request) => request?.method);
/** Why the last try failed. */
export const $confirmationProblem = readonlyType($problem);

/**
 * Does `act`. When that needs a recent sign-in, asks the person to confirm who it is, and does it again.
 *
 * Throws `cancelled` when the person does not confirm.
 */
export async function withRecentSignIn<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DataError && error.reason === 'reauthenticate')) throw error;
  }
  const method = (await hasPassword()) ? 'password' : 'google';
  $problem.set(undefined);
  const isConfirmed = await new Promise<boolean>((answer) => $request.set({ method, answer }));
  if (!isConfirmed) throw new DataError('cancelled', '');
  return act();
}

function close(isConfirmed: boolean): void {
  const request = $request.get();
  $request.set(undefined);
  request?.answer(isConfirmed);
}

export const cancelConfirmation = () => close(false);

/** Signs in again. Throws a DataError that says so when the password is wrong. */
export async function enterPasswordAgain(password: string): Promise<void> {
  try {
    await signInAgain(password);
  } catch (error) {
    if (!(error instanceof AuthFailure && error.code === 'invalid_credentials')) throw error;
    throw new DataError('invalid', accountProblems.wrongPassword);
  }
}

const confirming = createSubmit({
  send: async ({ password }: { password: string }) => {
    $problem.set(undefined);
    await enterPasswordAgain(password);
    close(true);
  },
  failed: showProblem,
});

const googling = createSubmit({
  send: async () => {
    $problem.set(undefined);
    await leaveForGoogle(location.pathname + location.search + location.hash);
  },
  failed: showProblem,
});

// The dialog says it: a toast would be behind it.
function showProblem(failure: DataError): undefined {
  $problem.set(problemOf(failure));
}

export const $isConfirming = computed([confirming.$busy, googling.$busy], (...busy) =>
  busy.includes(true),
);
export const confirmWithPassword = confirming.submit;
/** Comes back to this page. The act is not repeated, because another account may have signed in. */
export const confirmWithGoogle = () => googling.submit(undefined);
