import { readReceipt } from '#src/features/payment/data/functions.ts';
import type { Receipt } from '#src/features/payment/schemas/receipt.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface OpenReceipt {
  receipt: Receipt | undefined;
  /** It failed because there is none. */
  isMissing: boolean;
}

const { $state, load } = createLoader<OpenReceipt>(
  { receipt: undefined, isMissing: false, status: 'loading' },
  (error) => ({ isMissing: error instanceof DataError && error.reason === 'notFound' }),
);

/** The receipt that the address names. */
export const $receipt = $state;

export const openReceipt = (orderId: string): Promise<void> =>
  load(async () => ({ receipt: await readReceipt(orderId) }));
