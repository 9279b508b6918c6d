import * as z from 'zod/mini';
import { buyerStorageKey } from '#src/shared/browser/storage-keys.ts';
import { readStored, writeStored } from '#src/shared/browser/storage.ts';

/** Where the storage takes nothing. What it has taken is the storage's: another tab may have emptied it at a logout. */
let ofThisPage: string | undefined;

/**
 * The secret by which we find the orders of this browser and the time that it holds, in every tab. Where storage is blocked it lasts as long
 * as the page, and the next page makes an order of its own.
 */
export function buyerKey(): string {
  const stored = z.uuid().safeParse(readStored('local', buyerStorageKey)).data;
  if (stored !== undefined) return stored;
  const key = ofThisPage ?? crypto.randomUUID();
  ofThisPage = writeStored('local', buyerStorageKey, key) ? undefined : key;
  return key;
}
