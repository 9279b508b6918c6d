import { BackendError } from '../backend/backend-error.ts';
import { StartError } from './start-error.ts';

const sentences: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then start again.',
  EROFS: 'The disk can only be read from. Use a folder that can be written to.',
  EACCES: 'A file or folder of this site may not be written to by you.',
  EMFILE: 'Too many files are open on this machine. Close some programs, then start again.',
};

/** Why it did not start, in one sentence for the person at the keyboard. */
export function sentenceFor(failure: unknown): string {
  // What went wrong first; closing the rest may have failed because of it.
  if (failure instanceof SuppressedError) return sentenceFor(failure.suppressed);
  if (failure instanceof StartError || failure instanceof BackendError) return failure.message;
  if (!(failure instanceof Error)) return `It did not start: ${String(failure)}`;
  const known = 'code' in failure ? sentences[String(failure.code)] : undefined;
  return known ?? `It did not start: ${failure.message.split('\n')[0]}`;
}
