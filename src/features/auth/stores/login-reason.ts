import { atom, readonlyType } from 'nanostores';
import { findEventTitle } from '#src/features/auth/data/event-title.ts';
import { loginReason } from '#src/features/auth/lib/login-reason.ts';
import { loginReasons } from '#src/features/auth/messages.ts';
import { wantedPath } from './after-sign-in.ts';

const $state = atom<{ words: string; event?: string } | undefined>();

/** Why one is on the sign-in screen, and the title of the event that it is for. */
export const $loginReason = readonlyType($state);

export async function findLoginReason(): Promise<void> {
  const reason = loginReason(wantedPath() ?? '');
  if (!reason) return;
  $state.set({ words: loginReasons[reason.kind] });
  if (reason.kind !== 'event') return;
  // The title is the database's: an address could name anything.
  const event = await findEventTitle(reason.eventId).catch(() => undefined);
  if (event) $state.set({ words: loginReasons.namedEvent, event });
}
