import { atom, readonlyType } from 'nanostores';
import {
  eraseRecords,
  readNumbers,
  readRecords,
  requestLink,
  withdrawMailed,
} from '#src/features/profile/data/mailed-data.ts';
import { ownDataNotices } from '#src/features/profile/messages.ts';
import type { OwnData } from '#src/features/profile/schemas/own-data.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import type { DataError } from '#src/shared/data/unwrap.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import { error, type Notice } from '#src/shared/messages/notice.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

/** What the server said, or the sentence for when it said nothing. */
function noticeOf(failure: DataError, otherwise: Notice): Notice {
  if (!(failure instanceof FunctionRefusal)) return otherwise;
  const { title, detail } = failure.problem;
  return error(title, detail);
}

const $linkSentTo = atom<string | undefined>(undefined);
/** The address that a link was asked for. */
export const $linkRequested = readonlyType($linkSentTo);

const requesting = createSubmit({
  send: async ({ email }: { email: string }) => {
    await requestLink(email);
    $linkSentTo.set(email);
    return true;
  },
  failed: (failure) => noticeOf(failure, ownDataNotices.linkFailed),
});
export const $isRequestingLink = requesting.$busy;
export const requestOwnData = requesting.submit;

interface MailedData {
  data: OwnData | undefined;
  /** The link is too old, or was used to delete. */
  isGone: boolean;
  isErased: boolean;
}

const { $state, load, change } = createLoader<MailedData>(
  { data: undefined, isGone: false, isErased: false, status: 'idle' },
  (failure) => ({ isGone: failure instanceof FunctionRefusal && failure.problem.status === 404 }),
);
/** What is stored about the address of the link. */
export const $mailedData = $state;

/** Looks it up; this changes nothing. */
export const lookAtOwnData = (token: string): Promise<void> =>
  load(async () => ({ data: await readNumbers(token), isGone: false, isErased: false }));

const downloading = createSubmit({
  send: async (token: string) => JSON.stringify(await readRecords(token), null, 2),
  failed: (failure) => noticeOf(failure, ownDataNotices.readFailed),
});
export const $isDownloading = downloading.$busy;
export const downloadOwnData = downloading.submit;

const withdrawing = createSubmit({
  send: async ({ token, consent }: { token: string; consent: string }) => {
    change({ data: await withdrawMailed(token, consent) });
  },
  succeeded: accountNotices.consentWithdrawn,
  failed: (failure) => noticeOf(failure, ownDataNotices.withdrawFailed),
});
export const $isWithdrawingMailed = withdrawing.$busy;
export const withdrawOwn = withdrawing.submit;

const erasing = createSubmit({
  send: async (token: string) => {
    await eraseRecords(token);
    change({ isErased: true });
    return true;
  },
  failed: (failure) => noticeOf(failure, ownDataNotices.eraseFailed),
});
export const $isErasing = erasing.$busy;
export const eraseOwnData = erasing.submit;
