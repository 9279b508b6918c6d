import { atom, readonlyType } from 'nanostores';
import { removeResume as remove } from '#src/features/sessions/data/papers.ts';
import { sendResume } from '#src/features/sessions/data/resume-upload.ts';
import { isPdf } from '#src/features/sessions/lib/resume-file.ts';
import { papersNotices } from '#src/features/sessions/messages/papers.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { limits } from '#src/shared/lib/limits.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { $orderSession, refreshSession, showSession } from './order-session.ts';
import { refusalNotice } from './refusal-notice.ts';

interface Sending {
  name: string;
  size: number;
  /** From 0 to 1. */
  progress: number;
}

interface Chosen {
  file: File;
  /** The id of the resume that it takes the place of. */
  replaces?: string;
}

const $current = atom<Sending | undefined>();
/** The file that is on its way. */
export const $sendingResume = readonlyType($current);

const $problem = atom<Notice | undefined>();
/** Why the last file was not taken, or not removed. It is shown beside the files. */
export const $resumeProblem = readonlyType($problem);

const openKey = () => {
  const { key } = $orderSession.get();
  if (!key) throw new DataError('notFound', '');
  return key;
};

const sending = createSubmit({
  send: async ({ file, replaces }: Chosen) => {
    const key = openKey();
    $problem.set(undefined);
    const refused = await problemOf(file);
    if (refused) return $problem.set(refused);
    const { name, size } = file;
    $current.set({ name, size, progress: 0 });
    const onProgress = (progress: number) => $current.set({ name, size, progress });
    try {
      showSession(await sendResume({ key, file, onProgress, ...(replaces && { replaces }) }));
    } finally {
      $current.set(undefined);
    }
  },
  failed: (failure) => refused(refusalNotice(failure, papersNotices.resumeFailed)),
});

const removing = createSubmit({
  send: async (id: string) => {
    $problem.set(undefined);
    showSession(await remove(openKey(), id));
    return true;
  },
  succeeded: papersNotices.resumeRemoved,
  failed: (failure) => refused(refusalNotice(failure, papersNotices.removeFailed)),
});

export const addResume = sending.submit;
export const $isRemovingResume = removing.$busy;
/** True when it is gone. */
export const removeResume = removing.submit;

/** It is said beside the files; what is shown may be out of date. */
function refused(notice: Notice): undefined {
  $problem.set(notice);
  void refreshSession();
}

/** What the server would say as well, without the way. */
async function problemOf(file: File): Promise<Notice | undefined> {
  if (file.size > limits.resumeMaximumBytes) return papersNotices.tooLarge;
  try {
    return isPdf(new Uint8Array(await file.arrayBuffer())) ? undefined : papersNotices.notPdf;
  } catch {
    return papersNotices.fileUnreadable;
  }
}
