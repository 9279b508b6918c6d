import { atom, readonlyType } from 'nanostores';
import type { Account } from '#src/shared/data/auth-session.ts';
import { accessToken } from '#src/shared/data/client.ts';
import { updateAccount } from '#src/shared/data/own-account.ts';
import { findProfile, type Profile, updateProfile } from '#src/shared/data/profiles.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { trackLatestRequest } from '#src/shared/lib/latest-request.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { problemOf } from '#src/shared/stores/account-problem.ts';
import { saveReturnTo } from '#src/shared/stores/return-to.ts';
import { withRecentSignIn } from '#src/shared/stores/reauthentication.ts';
import { $session } from '#src/shared/stores/session.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { forgetDraft, keepDraft, takeDraft } from './draft.ts';

export type Details = Record<'email' | 'fullName', string>;

export type ProfileState =
  | { state: 'loading' | 'failed' }
  | {
      state: 'ready';
      /** What is stored. */
      saved: Details;
      /** What the form begins with: the same, or over it what was typed before the way to Google. */
      typed: Details;
    };

const $state = atom<ProfileState>({ state: 'loading' });
export const $profile = readonlyType($state);

const startRequest = trackLatestRequest();
let shownFor: string | undefined;

/** Reads the profile of someone who is signed in. What is shown stays until the answer is here. */
export async function loadProfile(): Promise<void> {
  const { user } = $session.get();
  const isShown = $state.get().state === 'ready';
  // Somebody else may be logged in by now, and the page waits out of sight for who opened it.
  if (!user || (isShown && user.id !== shownFor)) return;
  const isLatest = startRequest();
  if (!isShown) $state.set({ state: 'loading' });
  try {
    // A session that has ended takes nothing away from the screen.
    if (isShown && !(await accessToken())) return;
    const saved = detailsOf(await findProfile(user.id), user);
    if (!isLatest()) return;
    shownFor = user.id;
    $state.set({ state: 'ready', saved, typed: isShown ? saved : { ...saved, ...takeDraft() } });
  } catch (error) {
    if (isShown || !isLatest()) return;
    console.error(error);
    $state.set({ state: 'failed' });
  }
}

const detailsOf = (profile: Profile | undefined, user: Account): Details => ({
  email: profile?.email ?? user.email,
  fullName: profile?.full_name ?? '',
});

/** Whether someone still has to answer the mails before this address counts for the login. */
export const isNewAddress = (email: string, user: Account): boolean =>
  email.toLowerCase() !== user.email.toLowerCase();

interface Saving {
  /** What was stored as far as the form knows. */
  seen: Details;
  typed: Details;
}

const saving = createSubmit({
  send: async ({ seen, typed }: Saving) => {
    const { user } = $session.get();
    if (!user) throw new DataError('forbidden', '');
    // An old tab must not put back what another one has changed (docs/decisions/two-tabs.md).
    const change = {
      ...(typed.email !== seen.email && { email: typed.email }),
      ...(typed.fullName !== seen.fullName && { fullName: typed.fullName }),
    };
    // Who saves again while a new address waits asks for new mails.
    const asksForMails = change.email !== undefined || isNewAddress(seen.email, user);
    // Kept for the way to Google and back, which a new address can take.
    keepDraft(change);
    try {
      const saved = await withRecentSignIn(async () => {
        const isChanged = Object.keys(change).length > 0;
        const stored = isChanged ? updateProfile(user.id, change) : findProfile(user.id);
        const details = detailsOf(await stored, user);
        await changeSignIn(user, details, asksForMails);
        return details;
      });
      // What was asked for before has an older answer.
      startRequest();
      $state.set({ state: 'ready', saved, typed: saved });
    } catch (error) {
      if ($session.get().status === 'signedIn') forgetDraft();
      throw error;
    }
    forgetDraft();
    return true;
  },
  succeeded: notices.profileUpdated,
  failed: (failure) => {
    // Without a session the page is being left, and says why.
    if ($session.get().status !== 'signedIn') return undefined;
    return notices.profileUpdateFailed(problemOf(failure));
  },
});

/** The name and the address in the account follow the profile; the email only after the new one is confirmed. */
async function changeSignIn(
  user: Account,
  { email, fullName }: Details,
  asksForMails: boolean,
): Promise<void> {
  const isAsked = asksForMails && isNewAddress(email, user);
  if (!isAsked && fullName === user.fullName) return;
  if (isAsked) saveReturnTo('email_change', location.pathname);
  await updateAccount({ fullName, ...(isAsked && { email }) });
}

export const $isSavingProfile = saving.$busy;
/** True when it is stored. */
export const saveProfile = saving.submit;
