import { atom, readonlyType } from 'nanostores';
import { lessonFileName, lessonFileType } from '#src/features/courses/lib/lesson-file.ts';
import { workNotices } from '#src/features/courses/messages/lesson-work.ts';
import { base64OfBytes } from '#src/shared/lib/base64.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { hasVisibleText } from '#src/shared/schemas/text.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { handInTask } from './lesson-work.ts';

const $file = atom<File | undefined>();
/** The file that is to be handed in. */
export const $taskFile = readonlyType($file);

const $problem = atom<Notice | undefined>();
/** Why it cannot be handed in as it is. */
export const $taskProblem = readonlyType($problem);

export function chooseTaskFile(file: File | undefined): void {
  const isTooLarge = file !== undefined && file.size > limits.taskFileMaximumBytes;
  const isOfOtherKind = file !== undefined && lessonFileType(file.name) === undefined;
  $problem.set(
    isTooLarge ? workNotices.fileTooLarge : isOfOtherKind ? workNotices.fileOfOtherKind : undefined,
  );
  $file.set(isTooLarge || isOfOtherKind ? undefined : file);
}

/** True when the text, the file or both are handed in. */
export async function handIn(text: string): Promise<boolean> {
  const chosen = $file.get();
  const answer = hasVisibleText(text) ? text : null;
  if (answer === null && !chosen) {
    $problem.set(workNotices.nothingToHandIn);
    return false;
  }
  $problem.set(undefined);
  const file = chosen ? await contentOf(chosen) : null;
  if (file === undefined) {
    $problem.set(workNotices.fileUnreadable);
    return false;
  }
  const isHandedIn = (await handInTask({ answer, file })) === true;
  if (isHandedIn) $file.set(undefined);
  return isHandedIn;
}

/** Undefined when it cannot be read any more. */
async function contentOf(file: File) {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const type = lessonFileType(file.name);
  if (!bytes || type === undefined) return undefined;
  const base64 = base64OfBytes(new Uint8Array(bytes));
  return { name: lessonFileName(file.name), type, base64 };
}
