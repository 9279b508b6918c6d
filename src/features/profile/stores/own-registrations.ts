import { atom, readonlyType } from 'nanostores';
import {
  listRegisteredEvents,
  type OwnRegistration,
} from '#src/features/profile/data/own-records.ts';
import { deleteRegistration } from '#src/shared/data/event-registrations.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import { $session } from '#src/shared/stores/session.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

export type { OwnRegistration };

export type OwnRegistrations =
  { state: 'loading' | 'failed' } | { state: 'ready'; registrations: OwnRegistration[] };

const $state = atom<OwnRegistrations>({ state: 'loading' });

/** The events that someone who is signed in is registered for. */
export const $ownRegistrations = readonlyType($state);

export async function loadOwnRegistrations(): Promise<void> {
  const { user } = $session.get();
  if (!user) return;
  try {
    $state.set({ state: 'ready', registrations: await listRegisteredEvents(user.id) });
  } catch (error) {
    console.error(error);
    $state.set({ state: 'failed' });
  }
}

const cancelling = createSubmit({
  send: async (eventId: string) => {
    const { user } = $session.get();
    if (!user) throw new DataError('forbidden', '');
    await deleteRegistration(user.id, eventId);
    await loadOwnRegistrations();
  },
  succeeded: accountNotices.registrationCancelled,
  failed: () => accountNotices.registrationCancelFailed,
});

export const $isCancellingOwn = cancelling.$busy;
export const cancelOwnRegistration = cancelling.submit;
