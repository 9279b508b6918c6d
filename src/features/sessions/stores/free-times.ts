import { listFreeTimes } from '#src/features/sessions/data/free-times.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

/** The mentor's rules offer times for at most as long (schedule_settings.horizon_days). */
const daysAhead = 60;
const dayInMilliseconds = 24 * 60 * 60 * 1000;

const { $state, load } = createLoader<{ times: string[] }>({ times: [], status: 'loading' });

/** The times that can be chosen now. */
export const $freeTimes = $state;

export const loadFreeTimes = (): Promise<void> =>
  load(async () => {
    const now = Date.now();
    // Until the end of the last day, wherever India's midnight is.
    const end = new Date(now + (daysAhead + 1) * dayInMilliseconds);
    return { times: await listFreeTimes(new Date(now), end) };
  });
