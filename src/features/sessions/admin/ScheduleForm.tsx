import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { daysOf } from '#src/features/sessions/lib/date-spans.ts';
import { draftOf, partsOf, partsOfStored } from '#src/features/sessions/lib/schedule-parts.ts';
import { partLabel, partText } from '#src/features/sessions/messages/schedule-parts.ts';
import { scheduleNotices, scheduleProblems } from '#src/features/sessions/messages/schedule.ts';
import {
  type Schedule,
  type ScheduleDraft,
  scheduleFormSchema,
} from '#src/features/sessions/schemas/schedule.ts';
import { scheduleDraft } from '#src/features/sessions/stores/desk-drafts.ts';
import {
  $isSavingSchedule,
  saveSchedule,
  type TakenTime,
} from '#src/features/sessions/stores/schedule.ts';
import { notifyInForm } from '#src/shared/stores/toasts.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import type { FormNote } from '#src/shared/ui/use-checked-form.ts';
import { useMergedDraft } from '#src/shared/ui/use-merged-draft.ts';
import { ChangedElsewhere } from '#src/shared/ui/ChangedElsewhere.tsx';
import { DateHoursFields } from './DateHoursFields.tsx';
import { RuleFields } from './RuleFields.tsx';
import { WeekFields } from './WeekFields.tsx';

/** Open hours, days off and rules: one screen, one Save. */
export function ScheduleForm({ schedule }: { schedule: Schedule }) {
  const busy = useStore($isSavingSchedule);
  const form = useMergedDraft<ScheduleDraft>({
    stored: partsOfStored(schedule),
    partsOf,
    draftOf,
    place: scheduleDraft(),
  });
  const { draft, seen, typed, isUnsaved } = form;
  const [checked, setChecked] = useState<{ draft: ScheduleDraft; problems: Problems }>();
  const [taken, setTaken] = useState<TakenTime[]>([]);
  const [note, setNote] = useState<FormNote>();

  // What was changed here or elsewhere may have its rows in other places. A session is found again by its day.
  const problems = {
    ...(checked?.draft === draft && checked.problems),
    ...problemsOfDaysOff(draft, taken),
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTaken([]);
    const element = event.currentTarget;
    const show = (found: () => void) => {
      flushSync(found);
      element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    };
    const { success, error } = z.safeParse(scheduleFormSchema(todayInIndia()), draft);
    if (!success) return show(() => setChecked({ draft, problems: problemsOf(error) }));
    const refused = await saveSchedule({ seen, typed });
    if (!refused) return undefined;
    if (refused.length === 0) form.restart();
    setNote(refused.length > 0 ? notifyInForm(scheduleNotices.dayOffRefused) : undefined);
    return show(() => setTaken(refused));
  };

  const parts = { draft, problems, change: form.change };
  return (
    <CheckedForm
      legend="When people can book"
      busy={busy}
      note={taken.length > 0 ? note : undefined}
      onSubmit={(event) => void save(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <WeekFields {...parts} />
      <DateHoursFields {...parts} />
      <RuleFields {...parts} />
      <ChangedElsewhere
        changes={form.conflicts.map((name) => ({
          label: partLabel(name),
          stored: partText(name, seen[name]),
          typed: partText(name, typed[name]),
        }))}
        onTakeStored={form.takeStored}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <p role="status" className="text-small text-soft">
          {isUnsaved && 'Your changes are not saved yet.'}
        </p>
      </div>
    </CheckedForm>
  );
}

/** The first problem of each field. */
function problemsOf({ issues }: z.core.$ZodError): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) problems[path.join('.')] ??= message;
  return problems;
}

/** Beside each span of days off, the sessions that are booked on it. */
function problemsOfDaysOff({ dates }: ScheduleDraft, taken: TakenTime[]): Problems {
  const problems: Problems = {};
  dates.forEach((span, index) => {
    const days = daysOf(span) ?? [];
    const sessions = taken.filter(({ day }) => days.includes(day)).map(({ words }) => words);
    const sentence = days.length === 1 ? scheduleProblems.dayOff : scheduleProblems.daysOff;
    if (sessions.length > 0) problems[`dates.${index}.on_date`] = sentence(sessions.join('; '));
  });
  return problems;
}
