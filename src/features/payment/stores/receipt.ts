import { atom, readonlyType } from 'nanostores';
import { readReceipt } from '#src/features/payment/data/functions.ts';
import type { Receipt } from '#src/features/payment/schemas/receipt.ts';
import { DataError } from '#src/shared/data/unwrap.ts';

export type ReceiptState =
  { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; receipt: Receipt };

const $state = atom<ReceiptState>({ status: 'loading' });

/** The receipt that the address names. */
export const $receipt = readonlyType($state);

export async function openReceipt(orderId: string): Promise<void> {
  $state.set({ status: 'loading' });
  try {
    $state.set({ status: 'ready', receipt: await readReceipt(orderId) });
  } catch (error) {
    const isMissing = error instanceof DataError && error.reason === 'notFound';
    $state.set({ status: isMissing ? 'missing' : 'failed' });
  }
}
