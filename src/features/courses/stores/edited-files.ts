import { atom, readonlyType } from 'nanostores';
import { addFile, deleteFile, listFiles } from '#src/features/courses/data/edited-files.ts';
import { lessonFileName, lessonFileType } from '#src/features/courses/lib/lesson-file.ts';
import { lessonLimits } from '#src/features/courses/lib/lesson-limits.ts';
import { lessonNotices } from '#src/features/courses/messages/lesson-editor.ts';
import type { LessonFile } from '#src/features/courses/schemas/lesson.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { base64OfBytes } from '#src/shared/lib/base64.ts';
import { createOnce } from '#src/shared/lib/once.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { isOnSite } from './edited-saving.ts';
import { $editorState } from './edited-state.ts';

const { $state, load, change } = createLoader<{ files: LessonFile[] }>({
  files: [],
  status: 'loading',
});

export const $lessonFiles = $state;

export const loadFiles = (lessonId: string): Promise<void> =>
  load(async () => ({ files: await listFiles(lessonId) }));

const $current = atom<{ name: string; size: number } | undefined>();
/** The file that is on its way. */
export const $uploading = readonlyType($current);

interface Upload {
  lessonId: string;
  name: string;
  content_type: string;
  size: number;
  lastModified: number;
}

// The file is beside it: its name, its size and its time tell it from others without a look at what is in it.
const addOnce = createOnce(async (id, upload: Upload, file: File) => {
  const { lessonId, name, content_type } = upload;
  const content_base64 = base64OfBytes(new Uint8Array(await bytesOf(file)));
  try {
    await addFile(lessonId, { id, name, content_type, content_base64 });
  } catch (error) {
    // Only the answer may have been lost, now or before.
    const files = await listFiles(lessonId).catch(() => []);
    if (!files.some((stored) => stored.id === id)) throw error;
  }
});

const adding = createSubmit({
  send: async ({ lessonId, file }: { lessonId: string; file: File }, say) => {
    const type = lessonFileType(file.name);
    const problem = problemOf(file, type);
    if (problem || type === undefined) return problem && say(problem);
    const name = lessonFileName(file.name);
    const { size, lastModified } = file;
    $current.set({ name, size });
    try {
      await addOnce({ lessonId, name, content_type: type, size, lastModified }, file);
    } finally {
      $current.set(undefined);
    }
    say(lessonNotices.fileAdded(name));
    await loadFiles(lessonId);
    await rebuildIfOnSite();
  },
  failed: ({ reason }) =>
    reason === 'invalid' ? lessonNotices.filesFull : lessonNotices.fileFailed,
});

export const $isAddingFile = adding.$busy;
export const uploadFile = adding.submit;

function problemOf({ size }: File, type: string | undefined): Notice | undefined {
  if (type === undefined) return lessonNotices.fileTypeWrong;
  if (size > lessonLimits.fileMaximumBytes) return lessonNotices.fileTooLarge;
  if (size === 0) return lessonNotices.fileEmpty;
  return $state.get().files.length < lessonLimits.files ? undefined : lessonNotices.filesFull;
}

/** A file that was moved or changed since it was chosen cannot be read. */
const bytesOf = (file: File) =>
  file.arrayBuffer().catch(() => {
    throw new DataError('unavailable', '');
  });

async function rebuildIfOnSite(): Promise<void> {
  const { lesson } = $editorState.get();
  // Only the page of a free lesson has its files.
  if (lesson?.is_free && isOnSite(lesson)) await rebuildPages();
}

const deleting = createSubmit({
  send: async ({ id, name }: LessonFile, say) => {
    await deleteFile(id);
    change({ files: $state.get().files.filter((file) => file.id !== id) });
    say(lessonNotices.fileDeleted(name));
    await rebuildIfOnSite();
    return true;
  },
  failed: () => lessonNotices.fileDeleteFailed,
});

export const $isDeletingFile = deleting.$busy;
/** True when it is gone. */
export const removeFile = deleting.submit;
