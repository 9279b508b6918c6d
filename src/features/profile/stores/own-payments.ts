import { atom, readonlyType } from 'nanostores';
import { listOwnPayments, type OwnPayment } from '#src/features/profile/data/own-records.ts';

export type { OwnPayment };

export type OwnPayments =
  { state: 'loading' | 'failed' } | { state: 'ready'; payments: OwnPayment[] };

const $state = atom<OwnPayments>({ state: 'loading' });

/** The orders under the address of someone who is signed in. */
export const $ownPayments = readonlyType($state);

export async function loadOwnPayments(): Promise<void> {
  try {
    $state.set({ state: 'ready', payments: await listOwnPayments() });
  } catch (error) {
    console.error(error);
    $state.set({ state: 'failed' });
  }
}
