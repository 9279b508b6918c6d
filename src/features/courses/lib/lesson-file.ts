import { cleanFileName } from '#src/shared/lib/file-name.ts';
import { firstCharacters } from '#src/shared/lib/shorten.ts';
import { lessonLimits } from './lesson-limits.ts';

/** By the ending of the name: browsers disagree about the types of some. */
const typesByEnding: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  txt: 'text/plain',
};

/** What a file picker offers. */
export const acceptedFiles = Object.keys(typesByEnding)
  .map((ending) => `.${ending}`)
  .join();

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type of a file of a lesson, or undefined when it cannot be one. */
export const lessonFileType = (name: string): string | undefined => typesByEnding[endingOf(name)];

/** A file's name as it is stored and shown; its ending stays. */
export function lessonFileName(given: string): string {
  const ending = `.${endingOf(given)}`;
  const stem = cleanFileName(given.slice(0, -ending.length));
  return `${firstCharacters(stem, lessonLimits.fileNameMaximum - ending.length).trim() || 'file'}${ending}`;
}
