import type { ScheduleDraft, ScheduleSettings } from '#src/features/sessions/schemas/schedule.ts';
import { readHours, type StoredHours } from './open-hours.ts';

/** What is stored, as the fields of a form hold it. */
export function draftOf(schedule: {
  hours: StoredHours[];
  settings: ScheduleSettings;
}): ScheduleDraft {
  const { joining_link, ...rules } = schedule.settings;
  return {
    ...readHours(schedule.hours),
    rules: {
      notice_hours: String(rules.notice_hours),
      horizon_days: String(rules.horizon_days),
      buffer_minutes: String(rules.buffer_minutes),
      sessions_per_day: String(rules.sessions_per_day),
      change_until_hours: String(rules.change_until_hours),
      moves_allowed: String(rules.moves_allowed),
    },
    joining_link: joining_link ?? '',
  };
}
