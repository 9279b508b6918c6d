import { atom, readonlyType } from 'nanostores';
import { readOwnRecords } from '#src/features/profile/data/own-records.ts';
import { changePassword } from '#src/shared/data/own-account.ts';
import { hasPassword } from '#src/shared/data/recent-sign-in.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import type { PasswordChange } from '#src/shared/schemas/account.ts';
import { problemOf } from '#src/shared/stores/account-problem.ts';
import { enterPasswordAgain, withRecentSignIn } from '#src/shared/stores/reauthentication.ts';
import { $session } from '#src/shared/stores/session.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const changing = createSubmit({
  send: async ({ current, password }: PasswordChange) => {
    if (current !== undefined) await enterPasswordAgain(current);
    await withRecentSignIn(() => changePassword(password, current));
    return true;
  },
  succeeded: accountNotices.passwordChanged,
  failed: (failure) => accountNotices.passwordFailed(problemOf(failure)),
});

export const $isChangingPassword = changing.$busy;
export const changeOwnPassword = changing.submit;

const $hasPassword = atom<boolean | undefined>(undefined);
/** Whether there is a current password to ask for; undefined until it is known. */
export const $hasOwnPassword = readonlyType($hasPassword);

export async function loadHasPassword(): Promise<void> {
  try {
    $hasPassword.set(await hasPassword());
  } catch (error) {
    $hasPassword.set(true);
    console.error(error);
  }
}

const reading = createSubmit({
  send: async () => {
    const { user } = $session.get();
    if (!user) throw new DataError('forbidden', '');
    return JSON.stringify({ account: user, ...(await readOwnRecords()) }, null, 2);
  },
  failed: () => accountNotices.downloadFailed,
});

export const $isReadingOwnData = reading.$busy;
/** Everything that is stored about someone who is signed in, as JSON. */
export const readOwnData = () => reading.submit(undefined);
