import { readSession } from '#src/features/sessions/data/sessions.ts';
import type { Session, SessionKey } from '#src/features/sessions/schemas/session.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface OpenSession {
  /** How the page names the session. */
  key: SessionKey | undefined;
  session: Session | undefined;
  /** It failed because there is none. */
  isMissing: boolean;
}

const { $state, load, refresh, change } = createLoader<OpenSession>(
  { key: undefined, session: undefined, isMissing: false, status: 'loading' },
  (error) => ({ isMissing: error instanceof DataError && error.reason === 'notFound' }),
);

/** The session that this page is about. */
export const $orderSession = $state;

export async function openSession(key: SessionKey | undefined): Promise<void> {
  if (!key) return change({ status: 'failed', isMissing: true });
  change({ key });
  await load(async () => ({ session: await readSession(key) }));
}

/** What was changed in another tab, or by the mentor. What is shown stays until the answer comes, and when none comes. */
export async function refreshSession(): Promise<void> {
  const { key, session } = $state.get();
  if (key && session) await refresh(async () => ({ session: await readSession(key) }));
}

export const showSession = (session: Session): void => change({ session, status: 'loaded' });
