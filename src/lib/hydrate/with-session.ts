import type { ClientDirective } from 'astro';
import { sessionKey } from '#src/lib/browser-storage.ts';

/** Wakes an island only for someone who is signed in, or is just coming back from signing in. */
const withSession: ClientDirective = async (load) => {
  const arrives = /[?&#](code|error|error_code|type|access_token)=/.test(location.href);
  if (!arrives && !hasStoredSession()) return;
  const hydrate = await load();
  await hydrate();
};

function hasStoredSession(): unknown {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return false;
  }
}

export default withSession;
