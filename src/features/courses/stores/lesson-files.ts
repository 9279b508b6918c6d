import { atom, readonlyType } from 'nanostores';
import { readLessonFile } from '#src/features/courses/data/lesson-page.ts';
import { lessonNotices } from '#src/features/courses/messages/lesson.ts';
import type { LessonFile } from '#src/features/courses/schemas/lesson.ts';
import { saveFile } from '#src/shared/browser/save-file.ts';
import { bytesOfBase64 } from '#src/shared/lib/base64.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const $loading = atom<string | undefined>();
/** The id of the file that is on its way. */
export const $loadingFile = readonlyType($loading);

async function loadFile(file: LessonFile): Promise<Blob> {
  $loading.set(file.id);
  try {
    return new Blob([bytesOfBase64(await readLessonFile(file))], { type: file.content_type });
  } finally {
    $loading.set(undefined);
  }
}

const saving = createSubmit({
  send: async (file: LessonFile) => saveFile(file.name, file.content_type, await loadFile(file)),
  failed: () => lessonNotices.fileFailed,
});
/** Loads a file and hands it to the browser to save. */
export const downloadFile = saving.submit;

const playing = createSubmit({
  send: async (file: LessonFile) => URL.createObjectURL(await loadFile(file)),
  failed: () => lessonNotices.fileFailed,
});
/** The address of a sound in this page, once it is loaded. */
export const loadSound = playing.submit;
