import { dropTextsOfOthers } from './logout-mark.ts';
import { paidWithStorageKey } from './storage-keys.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

// The address that this tab paid for a course with: the course opens with an account of it, and it is typed once.

export function keepPaidWith(email: string): void {
  dropTextsOfOthers();
  writeStored('session', paidWithStorageKey, email);
}

/** Empty when nothing is kept. */
export function readPaidWith(): string {
  dropTextsOfOthers();
  const email = readStored('session', paidWithStorageKey);
  return typeof email === 'string' ? email : '';
}

export const forgetPaidWith = (): void => removeStored('session', paidWithStorageKey);
