import { atom, readonlyType } from 'nanostores';
import { stopNewsletter } from '#src/features/profile/data/mailed-data.ts';
import { newsletterNotices } from '#src/features/profile/messages.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import { error } from '#src/shared/messages/notice.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const $stopped = atom(false);
/** Whether the newsletter of the opened link is stopped. */
export const $isNewsletterStopped = readonlyType($stopped);

const stopping = createSubmit({
  send: async (token: string) => {
    await stopNewsletter(token);
    $stopped.set(true);
  },
  failed: (failure) => {
    if (!(failure instanceof FunctionRefusal)) return newsletterNotices.stopFailed;
    const { title, detail } = failure.problem;
    return error(title, detail);
  },
});
export const $isStoppingNewsletter = stopping.$busy;
export const stop = stopping.submit;
