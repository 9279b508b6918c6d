import { atom, computed, readonlyType } from 'nanostores';
import { findEvent } from '#src/features/events/data/events.ts';
import {
  insertRegistration,
  listOwnRegistrations,
} from '#src/features/events/data/registrations.ts';
import { eventNotices } from '#src/features/events/messages.ts';
import { registerParameter } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import type { Registration } from '#src/features/events/schemas/registration.ts';
import { onLogoutElsewhere } from '#src/shared/browser/logout-mark.ts';
import { deleteRegistration } from '#src/shared/data/event-registrations.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { $session, hasStoredSession, startSession } from '#src/shared/stores/session.ts';
import { leaveToSignIn } from '#src/shared/stores/sign-out.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { keepDraft, takeDraft } from './registration-draft.ts';

export interface OpenDialog {
  kind: 'register' | 'cancel';
  event: PublicEvent;
  /** What the form begins with. */
  typed: Partial<Registration>;
}

const $open = atom<OpenDialog | undefined>();
const $ids = atom<ReadonlySet<string>>(new Set());

/** The dialog that is open, if any. */
export const $registrationDialog = readonlyType($open);

/** The ids of the events that someone who is signed in is registered for. */
export const $registeredEvents = readonlyType($ids);

let following: Promise<void> | undefined;

/** Learns what someone is registered for, now and when who is signed in changes. Resolves when it is known. */
export function followRegistrations(): Promise<void> {
  following ??= follow();
  return following;
}

async function follow(): Promise<void> {
  if (!hasStoredSession()) return;
  await startSession();
  await readRegistrations();
  computed($session, ({ user }) => user?.id).listen(() => void readRegistrations());
}

async function readRegistrations(): Promise<void> {
  const { user } = $session.get();
  try {
    $ids.set(new Set(user ? await listOwnRegistrations(user.id) : []));
  } catch (error) {
    // The database refuses a second registration all the same, and says so.
    console.error(error);
  }
}

export function openRegistration(event: PublicEvent): void {
  const { user } = $session.get();
  const typed = { user_name: user?.fullName ?? '', user_email: user?.email ?? '' };
  $open.set({ kind: 'register', event, typed: { ...typed, ...takeDraft(event.id) } });
}

export function askToCancel(event: PublicEvent): void {
  $open.set({ kind: 'cancel', event, typed: {} });
}

export const closeDialog = () => $open.set(undefined);
onLogoutElsewhere(closeDialog);

/** Opens the dialog that the address asks for: someone logged in to register (docs/product.md 2.7). */
export async function resumeRegistration(): Promise<void> {
  const url = new URL(location.href);
  const eventId = url.searchParams.get(registerParameter);
  if (eventId === null) return;
  url.searchParams.delete(registerParameter);
  history.replaceState(history.state, '', url);
  await followRegistrations();
  if ($session.get().status !== 'signedIn') return;
  const event = await findEvent(eventId).catch(() => undefined);
  if (!event || isPastEvent(event)) return notify(eventNotices.registrationClosed);
  if ($ids.get().has(eventId)) return notify(notices.registrationDuplicate);
  openRegistration(event);
}

interface Application {
  event: PublicEvent;
  registration: Registration;
}

const registering = createSubmit({
  send: async ({ event, registration }: Application) => {
    const { user } = $session.get();
    if (!user) return askToLogin(event, registration);
    await insertRegistration(user.id, event.id, registration);
    remember(event.id);
    closeDialog();
    notify(notices.registrationSuccess);
    void askForMails();
  },
  failed: (failure) => noticeOf(failure),
});

function askToLogin(event: PublicEvent, registration: Registration): void {
  keepDraft(event.id, registration);
  const url = new URL(location.href);
  url.searchParams.set(registerParameter, event.id);
  history.replaceState(history.state, '', url);
  leaveToSignIn(notices.registrationNeedsLogin);
}

function noticeOf({ reason }: DataError): Notice {
  if (reason === 'forbidden') {
    return hasStoredSession() ? eventNotices.registrationClosed : notices.registrationNeedsLogin;
  }
  if (reason !== 'duplicate') return notices.registrationFailed;
  const { event } = $open.get() ?? {};
  if (event) remember(event.id);
  return notices.registrationDuplicate;
}

const remember = (eventId: string) => $ids.set(new Set([...$ids.get(), eventId]));

const cancelling = createSubmit({
  send: async (event: PublicEvent) => {
    const { user } = $session.get();
    if (!user) throw new DataError('forbidden', '');
    await deleteRegistration(user.id, event.id);
    $ids.set(new Set([...$ids.get()].filter((id) => id !== event.id)));
    closeDialog();
  },
  succeeded: accountNotices.registrationCancelled,
  failed: () => accountNotices.registrationCancelFailed,
});

export const $isRegistering = registering.$busy;
export const register = registering.submit;
export const $isCancelling = cancelling.$busy;
export const cancelRegistration = cancelling.submit;
