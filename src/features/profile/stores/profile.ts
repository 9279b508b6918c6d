import { atom, readonlyType } from 'nanostores';
import { updateAccount } from '#src/shared/data/own-account.ts';
import { findProfile, updateProfile } from '#src/shared/data/profiles.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { notices } from '#src/shared/messages/notices.ts';
import type { ProfileChange } from '#src/shared/schemas/account.ts';
import { problemOf } from '#src/shared/stores/account-problem.ts';
import { saveReturnTo } from '#src/shared/stores/return-to.ts';
import { withRecentSignIn } from '#src/shared/stores/reauthentication.ts';
import { $session } from '#src/shared/stores/session.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { forgetDraft, keepDraft, takeDraft } from './draft.ts';

export type ProfileState =
  | { state: 'loading' | 'failed' }
  | {
      state: 'ready';
      /** What is stored. */
      saved: ProfileChange;
      /** What the form begins with: the same, or what was typed before the way to Google. */
      typed: ProfileChange;
    };

const $state = atom<ProfileState>({ state: 'loading' });
export const $profile = readonlyType($state);

/** Reads the profile of someone who is signed in. */
export async function loadProfile(): Promise<void> {
  const { user } = $session.get();
  if (!user) return;
  $state.set({ state: 'loading' });
  try {
    const profile = await findProfile(user.id);
    const saved = { email: profile?.email ?? user.email, fullName: profile?.full_name ?? '' };
    $state.set({ state: 'ready', saved, typed: takeDraft() ?? saved });
  } catch (error) {
    console.error(error);
    $state.set({ state: 'failed' });
  }
}

const saving = createSubmit({
  send: async ({ email, fullName = '' }: ProfileChange) => {
    const { user } = $session.get();
    if (!user) throw new DataError('forbidden', '');
    // Kept for the way to Google and back, which a new address can take.
    keepDraft({ email, fullName });
    try {
      await withRecentSignIn(async () => {
        await updateProfile(user.id, { email, fullName });
        await changeSignIn(user, { email, fullName });
      });
    } catch (error) {
      if ($session.get().status === 'signedIn') forgetDraft();
      throw error;
    }
    forgetDraft();
    $state.set({ state: 'ready', saved: { email, fullName }, typed: { email, fullName } });
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
  user: { email: string; fullName: string },
  { email, fullName }: { email: string; fullName: string },
): Promise<void> {
  const isNewAddress = email.toLowerCase() !== user.email.toLowerCase();
  if (!isNewAddress && fullName === user.fullName) return;
  if (isNewAddress) saveReturnTo('email_change', location.pathname);
  await updateAccount({ fullName, ...(isNewAddress && { email }) });
}

export const $isSavingProfile = saving.$busy;
export const saveProfile = saving.submit;
