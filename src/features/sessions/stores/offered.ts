import { daysAhead } from '#src/features/sessions/lib/desk-days.ts';
import { listFreeTimes } from '#src/features/sessions/data/free-times.ts';
import { addDays } from '#src/shared/lib/dates/calendar.ts';
import { isoTimeInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import { createLoader } from '#src/shared/stores/loader.ts';

const offered = createLoader<{ starts: string[] }>({ starts: [], status: 'loading' });
const free = createLoader<{ starts: string[] }>({ starts: [], status: 'loading' });

/** What can be booked from today on, for a week. */
export const $offered = offered.$state;
/** What can be booked in the next weeks. */
export const $freeTimes = free.$state;

/** As many as free_slots() looks through. */
const daysOfFreeTimes = 61;

const startsIn = async (days: number) => {
  const today = todayInIndia();
  const midnightOf = (day: string) => new Date(isoTimeInIndia(day, '00:00'));
  return { starts: await listFreeTimes(midnightOf(today), midnightOf(addDays(today, days))) };
};

export const loadOffered = (): Promise<void> => offered.refresh(() => startsIn(daysAhead));

export const loadFreeTimes = (): Promise<void> => free.load(() => startsIn(daysOfFreeTimes));
