import {
  DayOffRefusal,
  listOpenHours,
  readScheduleSettings,
  saveOpenHours,
  saveScheduleSettings,
} from '#src/features/sessions/data/schedule.ts';
import { clockLabel } from '#src/features/sessions/lib/desk-labels.ts';
import {
  changesOfHours,
  type Hours,
  type StoredHours,
} from '#src/features/sessions/lib/open-hours.ts';
import {
  paysRightNow,
  scheduleNotices,
  scheduleProblems,
} from '#src/features/sessions/messages/schedule.ts';
import type { ScheduleForm, ScheduleSettings } from '#src/features/sessions/schemas/schedule.ts';
import { isoTimeInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { $desk } from './desk.ts';
import { loadOffered } from './offered.ts';

export interface Schedule {
  hours: StoredHours[];
  settings: ScheduleSettings;
}

const { $state, refresh } = createLoader<{ schedule: Schedule | undefined }>({
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
    return { schedule: { hours, settings } };
  });

interface ScheduleChange {
  form: ScheduleForm;
  /** The hours that the form began with, or that it saved last. */
  before: Hours;
}

/** Without a refusal it is saved. */
interface SaveOutcome {
  refused?: { day: string; problem: string };
}

const saving = createSubmit({
  send: async ({ form, before }: ScheduleChange): Promise<SaveOutcome> => {
    const { rules, joining_link } = form;
    const { hours: stored = [], settings } = $state.get().schedule ?? {};
    try {
      await saveOpenHours(changesOfHours(stored, before, form));
      await saveScheduleSettings({ ...rules, joining_link: joining_link || null });
    } catch (error) {
      if (!(error instanceof DayOffRefusal)) throw error;
      notify(scheduleNotices.dayOffRefused);
      return { refused: { day: error.day, problem: problemOf(error) } };
    } finally {
      // Also after a failure: a part of it may be stored, and the next try has to know.
      await loadSchedule();
      void loadOffered();
    }
    notify(scheduleNotices.saved);
    if (settings && saysOther(rules, settings)) void rebuildPages();
    return {};
  },
  failed: () => scheduleNotices.saveFailed,
});

export const $isSavingSchedule = saving.$busy;
export const saveSchedule = saving.submit;

/** The page about refunds names these two. */
const saysOther = (rules: ScheduleForm['rules'], before: ScheduleSettings) =>
  rules.change_until_hours !== before.change_until_hours ||
  rules.moves_allowed !== before.moves_allowed;

/** Who has the times that the database told. */
function problemOf({ day, times }: DayOffRefusal): string {
  const sessions = times.map((time) => {
    const start = Date.parse(isoTimeInIndia(day, time));
    const booked = $desk
      .get()
      .coming.find(
        ({ status, starts_at }) => status === 'booked' && Date.parse(starts_at ?? '') === start,
      );
    return `${clockLabel(time)} ${booked?.payments.customer_name ?? paysRightNow}`;
  });
  return scheduleProblems.dayOff(sessions.join(', '));
}
