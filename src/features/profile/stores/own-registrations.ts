import {
  listRegisteredEvents,
  type OwnRegistration,
} from '#src/features/profile/data/own-records.ts';
import { deleteRegistration } from '#src/shared/data/event-registrations.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { $session } from '#src/shared/stores/session.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

export type { OwnRegistration };

const { $state, refresh } = createLoader<{ registrations: OwnRegistration[] }>(
  { registrations: [], status: 'loading' },
  (error) => console.error(error),
);

/** The events that someone who is signed in is registered for. */
export const $ownRegistrations = $state;

export async function loadOwnRegistrations(): Promise<void> {
  const { user } = $session.get();
  if (user) await refresh(async () => ({ registrations: await listRegisteredEvents(user.id) }));
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
