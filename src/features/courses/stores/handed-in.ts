import { readHandedInFile } from '#src/features/courses/data/handed-in.ts';
import { inboxNotices } from '#src/features/courses/messages/inbox.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const downloading = createSubmit({
  send: async (id: string) => {
    const { name, type, bytes } = await readHandedInFile(id);
    saveFile(name, type, bytes);
  },
  failed: ({ reason }) => (reason === 'notFound' ? inboxNotices.taskGone : inboxNotices.fileFailed),
});

export const $isDownloading = downloading.$busy;
/** Hands the file of a task to the browser, to save. */
export const downloadHandedIn = downloading.submit;
