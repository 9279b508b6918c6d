import { map, readonlyType } from 'nanostores';
import type { Cover } from '#src/features/blog/data/admin.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { maximumPixels, pictureType, pixelsOf } from '#src/shared/lib/picture.ts';
import { base64OfBytes } from '#src/shared/lib/base64.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { notify } from '#src/shared/stores/toasts.ts';

export interface CoverChoice {
  /** What was chosen; null: no cover; undefined: as it is stored. */
  chosen: Cover | null | undefined;
  /** From 0 to 1 while a file is being read. */
  progress: number | undefined;
}

const $choice = map<CoverChoice>({ chosen: undefined, progress: undefined });
export const $coverChoice = readonlyType($choice);

const filenameMaximum = 255;
let lastChoice = 0;
let reading: Promise<void> | undefined;

/** Takes a file as the cover, judged by its content; says why when it cannot. */
export function chooseCover(file: File): Promise<void> {
  reading = readCoverFrom(file);
  return reading;
}

/** What was chosen, once it has been read: someone who saves at once saves with the cover. */
export async function chosenCover(): Promise<CoverChoice['chosen']> {
  await reading;
  return $choice.get().chosen;
}

async function readCoverFrom(file: File): Promise<void> {
  const choice = ++lastChoice;
  if (file.size > limits.coverMaximumBytes) return notify(notices.coverTooLarge);
  try {
    $choice.setKey('progress', 0);
    const bytes = await readFile(file, (progress) => {
      if (choice === lastChoice) $choice.setKey('progress', progress);
    });
    const cover = await coverOf(file, bytes);
    if (choice === lastChoice && cover) $choice.setKey('chosen', cover);
  } catch {
    notify(notices.coverTypeInvalid);
  } finally {
    if (choice === lastChoice) $choice.setKey('progress', undefined);
  }
}

export function removeCover(): void {
  lastChoice += 1;
  $choice.set({ chosen: null, progress: undefined });
}

export function forgetCoverChoice(): void {
  lastChoice += 1;
  $choice.set({ chosen: undefined, progress: undefined });
}

/** Throws when the file is no picture that can be shown. */
async function coverOf(file: File, bytes: Uint8Array<ArrayBuffer>): Promise<Cover | undefined> {
  const contentType = pictureType(bytes);
  const pixels = contentType && pixelsOf(bytes, contentType);
  if (!contentType || !pixels) throw new TypeError('no picture');
  if (pixels > maximumPixels) return void notify(notices.coverTooLarge);
  const picture = await createImageBitmap(new Blob([bytes], { type: contentType }));
  picture.close();
  const data = `data:${contentType};base64,${base64OfBytes(bytes)}`;
  return { data, filename: file.name.slice(-filenameMaximum) || 'cover', contentType };
}

function readFile(file: File, onProgress: (progress: number) => void) {
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('unread'));
    reader.readAsArrayBuffer(file);
  });
}
