import { listOwnPayments, type OwnPayment } from '#src/features/profile/data/own-records.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

export type { OwnPayment };

const { $state, refresh } = createLoader<{ payments: OwnPayment[] }>(
  { payments: [], status: 'loading' },
  (error) => console.error(error),
);

/** The orders under the address of someone who is signed in. */
export const $ownPayments = $state;

export const loadOwnPayments = (): Promise<void> =>
  refresh(async () => ({ payments: await listOwnPayments() }));
