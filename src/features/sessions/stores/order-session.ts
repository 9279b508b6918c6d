import { readSession } from '#src/features/sessions/data/sessions.ts';
import { sessionNotices } from '#src/features/sessions/messages/refusals.ts';
import type { Session, SessionKey } from '#src/features/sessions/schemas/session.ts';
import { FunctionRefusal } from '#src/shared/data/functions.ts';
import { error, type Notice } from '#src/shared/messages/notice.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface OpenSession {
  /** How the page names the session. */
  key: SessionKey | undefined;
  session: Session | undefined;
  /** Why there is none, where that is known. */
  missing: Notice | undefined;
}

const { $state, load, refresh, change } = createLoader<OpenSession>(
  { key: undefined, session: undefined, missing: undefined, status: 'loading' },
  (error) => ({ missing: whyMissing(error) }),
);

/** The session that this page is about. */
export const $orderSession = $state;

export async function openSession(key: SessionKey | undefined): Promise<void> {
  if (!key) return change({ status: 'failed', missing: sessionNotices.missing });
  change({ key });
  await load(async () => ({ session: await readSession(key) }));
}

/** What was changed in another tab, or by the mentor. What is shown stays until the answer comes, and when none comes. */
export async function refreshSession(): Promise<void> {
  const { key, session } = $state.get();
  if (key && session) await refresh(async () => ({ session: await readSession(key) }));
}

export const showSession = (session: Session): void => change({ session, status: 'loaded' });

/** A link that was cut off, or one that is too old: the server says which. */
function whyMissing(failure: unknown): Notice | undefined {
  if (!(failure instanceof FunctionRefusal)) return undefined;
  const { status, title, detail } = failure.problem;
  if (status !== 400 && status !== 404) return undefined;
  return error(title, detail);
}
