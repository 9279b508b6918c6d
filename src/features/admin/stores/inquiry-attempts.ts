import { listOtherAttempts } from '#src/features/admin/data/inquiry-attempts.ts';
import type { InquiryAttempt } from '#src/features/admin/schemas/inquiry.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

interface Attempts {
  /** The id of the inquiry that they are about. */
  of: string;
  rows: InquiryAttempt[];
}

const { $state, load } = createLoader<Attempts>({ of: '', rows: [], status: 'loading' });

/** The attempts before the one that an opened inquiry shows. */
export const $attempts = $state;

export const loadAttempts = (id: string): Promise<void> =>
  load(async () => ({ of: id, rows: await listOtherAttempts(id) }));
