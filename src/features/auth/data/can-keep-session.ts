import { removeStored, storageKeys, writeStored } from '#src/shared/browser/storage.ts';

const charactersOfASession = 4096;

/** Whether a session fits into the storage of this browser, which can be blocked or full. */
export function canKeepSession(): boolean {
  const fits = writeStored('local', storageKeys.probe, 'x'.repeat(charactersOfASession));
  removeStored('local', storageKeys.probe);
  return fits;
}
