import {
  listOpenHours,
  readScheduleSettings,
  saveScheduleChanges,
} from '#src/features/sessions/data/schedule.ts';
import { shortDay } from '#src/features/sessions/lib/desk-labels.ts';
import { clockLabel } from '#src/shared/lib/dates/clock-time.ts';
import { readHours } from '#src/features/sessions/lib/open-hours.ts';
import { changesOf } from '#src/features/sessions/lib/schedule-changes.ts';
import { scheduleOf } from '#src/features/sessions/lib/schedule-parts.ts';
import { paysRightNow, scheduleNotices } from '#src/features/sessions/messages/schedule.ts';
import type { Schedule } from '#src/features/sessions/schemas/schedule.ts';
import { isoTimeInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import type { Parts } from '#src/shared/lib/merge-changes.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { $desk } from './desk.ts';
import { loadOffered } from './offered.ts';

const { $state, refresh, change } = createLoader<{ schedule: Schedule | undefined }>({
  schedule: undefined,
  status: 'loading',
});

export const $schedule = $state;

export const loadSchedule = (): Promise<void> =>
  refresh(async () => {
    const [hours, settings] = await Promise.all([
      listOpenHours(todayInIndia()),
      readScheduleSettings(),
    ]);
    return { schedule: { hours: readHours(hours), settings } };
  });

/** What the form holds, over what was stored when it was loaded. */
interface Save {
  seen: Parts;
  typed: Parts;
}

/** A session that is booked on what should be a day off. */
export interface TakenTime {
  day: string;
  /** `Tue 24 Nov, 6:00 pm Ishita Verma` */
  words: string;
}

const saving = createSubmit({
  send: async ({ seen, typed }: Save, say): Promise<TakenTime[]> => {
    const changes = changesOf(seen, typed);
    try {
      const taken = await saveScheduleChanges(changes);
      if (taken.length > 0) return taken.map(whoHas);
      change({ schedule: scheduleOf(typed) });
    } finally {
      // Also after a failure: it may be stored, and what was changed elsewhere is shown.
      await loadSchedule();
      void loadOffered();
    }
    say(scheduleNotices.saved);
    // The page about refunds names these two.
    if ('change_until_hours' in changes.rules || 'moves_allowed' in changes.rules) {
      void rebuildPages();
    }
    return [];
  },
  failed: ({ reason }) =>
    reason === 'changed' ? scheduleNotices.changed : scheduleNotices.saveFailed,
});

export const $isSavingSchedule = saving.$busy;
/** Without times that are taken it is saved. */
export const saveSchedule = saving.submit;

function whoHas(start: string): TakenTime {
  const [day = '', time = ''] = start.split('T');
  const moment = Date.parse(isoTimeInIndia(day, time));
  const booked = $desk
    .get()
    .coming.find(
      ({ status, starts_at }) => status === 'booked' && Date.parse(starts_at ?? '') === moment,
    );
  const person = booked?.payments.customer_name ?? paysRightNow;
  return { day, words: `${shortDay(day)}, ${clockLabel(time)} ${person}` };
}
