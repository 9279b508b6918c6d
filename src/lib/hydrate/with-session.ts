import type { ClientDirective } from 'astro';
import { sessionKey } from '#src/lib/browser-storage.ts';

/** Wakes an island only for someone who is signed in, or is just coming back from signing in. */
const withSession: ClientDirective = async (load) => {
  const arrives = /[?&#](code|error|error_code|type|access_token)=/.test(
    location.search + location.hash,
  );
  if (!arrives && !hasStoredSession()) return;
  const hydrate = await load();
  await hydrate();
};

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

export default withSession;
