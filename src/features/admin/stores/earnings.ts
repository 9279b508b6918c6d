import { readMonths } from '#src/features/admin/data/earnings.ts';
import { type Earnings, earningsOf } from '#src/features/admin/lib/earnings.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

const { $state, refresh } = createLoader<{ earnings: Earnings | undefined }>({
  earnings: undefined,
  status: 'loading',
});

/** What was earned this month, last month and in the financial year. */
export const $earnings = $state;

export const loadEarnings = (): Promise<void> =>
  refresh(async () => ({ earnings: earningsOf(await readMonths(), todayInIndia()) }));
