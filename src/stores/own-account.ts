import { atom, readonlyType } from 'nanostores';
import { changePassword } from '#src/data/auth.ts';
import { hasPassword } from '#src/data/recent-sign-in.ts';
import { readOwnRecords } from '#src/data/own-records.ts';
import { DataError } from '#src/data/unwrap.ts';
import { accountNotices } from '#src/messages/account.ts';
import type { PasswordChange } from '#src/schemas/account.ts';
import { problemOf } from './account-problem.ts';
import { enterPasswordAgain, withRecentSignIn } from './reauthentication.ts';
import { $session } from './session.ts';
import { createSubmit } from './submit.ts';

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
    return JSON.stringify({ account: user, ...(await readOwnRecords(user.id)) }, null, 2);
  },
  failed: () => accountNotices.downloadFailed,
});

export const $isReadingOwnData = reading.$busy;
/** Everything that is stored about whoever is signed in, as JSON. */
export const readOwnData = () => reading.submit(undefined);
