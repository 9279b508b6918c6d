import type { ClientDirective } from 'astro';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { hydrateIsland } from './hydrate-island.ts';
import { isStored } from './is-stored.ts';

/** Hydrates an island only for someone who is signed in, or is just coming back from signing in. */
const withSession: ClientDirective = async (load, _options, island) => {
  const arrives = /[?&#](code|error|error_code|message|type|access_token)=/.test(location.href);
  if (!arrives && !isStored('localStorage', authStorageKey)) return;
  await hydrateIsland(load, island);
};

export default withSession;
