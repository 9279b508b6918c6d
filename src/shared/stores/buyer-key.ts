import * as z from 'zod/mini';
import { readStored, writeStored } from '#src/shared/browser/storage.ts';

// Not among storageKeys, which every visitor carries: only who holds a time or pays needs it.
const storageKey = 'mentor.buyer';

let ofThisPage: string | undefined;

/**
 * The secret by which we find the orders of this browser and the time that it holds, in every tab. Where storage is blocked it lasts as long
 * as the page, and the next page makes an order of its own.
 */
export function buyerKey(): string {
  const stored = z.uuid().safeParse(readStored('local', storageKey)).data;
  if (stored !== undefined) return stored;
  ofThisPage ??= crypto.randomUUID();
  writeStored('local', storageKey, ofThisPage);
  return ofThisPage;
}
