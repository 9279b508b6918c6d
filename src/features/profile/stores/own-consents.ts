import {
  listOwnConsents,
  type OwnConsent,
  withdrawConsent,
} from '#src/features/profile/data/own-consents.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';

const { $state, refresh } = createLoader<{ consents: OwnConsent[] }>(
  { consents: [], status: 'loading' },
  (error) => console.error(error),
);

/** What someone who is signed in agreed to. */
export const $ownConsents = $state;

export const loadOwnConsents = () => refresh(async () => ({ consents: await listOwnConsents() }));

const withdrawing = createSubmit({
  send: async (id: string) => {
    await withdrawConsent(id);
    await loadOwnConsents();
  },
  succeeded: accountNotices.consentWithdrawn,
  failed: () => accountNotices.consentFailed,
});

export const $isWithdrawing = withdrawing.$busy;
export const withdraw = withdrawing.submit;
