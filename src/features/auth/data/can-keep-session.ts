import { removeStored, writeStored } from '#src/shared/browser/storage.ts';
import { probeStorageKey } from '#src/shared/browser/storage-keys.ts';

const charactersOfASession = 4096;

/** Whether a session fits into the storage of this browser, which can be blocked or full. */
export function canKeepSession(): boolean {
  const fits = writeStored('local', probeStorageKey, 'x'.repeat(charactersOfASession));
  removeStored('local', probeStorageKey);
  return fits;
}
