import { readStored } from './storage.ts';
import { authStorageKey } from './storage-keys.ts';

/** The id of the account that this browser is signed in with, also while there is no network; for the screen only. */
export function storedAccountId(): string | undefined {
  const session = readStored('local', authStorageKey) as
    | { user?: { id?: unknown } }
    | undefined
    | null;
  const id = session?.user?.id;
  return typeof id === 'string' ? id : undefined;
}

let account: string | undefined;

/** Whose page this is: whoever else logs in meanwhile, what is typed in it belongs to who opened it. */
export const pageAccountId = (): string | undefined => (account ??= storedAccountId());
