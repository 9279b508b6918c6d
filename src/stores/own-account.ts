import { changePassword } from '#src/data/auth.ts';
import { readOwnRecords } from '#src/data/own-records.ts';
import { DataError } from '#src/data/unwrap.ts';
import { accountNotices } from '#src/messages/account.ts';
import { problemOf } from './account-problem.ts';
import { $session } from './session.ts';
import { createSubmit } from './submit.ts';

const changing = createSubmit({
  send: async (password: string) => {
    await changePassword(password);
    return true;
  },
  succeeded: accountNotices.passwordChanged,
  failed: (failure) => accountNotices.passwordFailed(problemOf(failure)),
});

export const $isChangingPassword = changing.$busy;
export const changeOwnPassword = changing.submit;

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
