import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { draftOf } from '#src/features/sessions/lib/schedule-draft.ts';
import { type ScheduleDraft, scheduleFormSchema } from '#src/features/sessions/schemas/schedule.ts';
import {
  $isSavingSchedule,
  type Schedule,
  saveSchedule,
} from '#src/features/sessions/stores/schedule.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { focusFirstProblem, type Problems } from '#src/shared/lib/validate.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { CheckedForm } from '#src/shared/ui/CheckedForm.tsx';
import { useUnsavedWarning } from '#src/shared/ui/use-unsaved-warning.ts';
import { DateHoursFields } from './DateHoursFields.tsx';
import { RuleFields } from './RuleFields.tsx';
import { WeekFields } from './WeekFields.tsx';

/** Open hours, days off and rules: one screen, one Save. */
export function ScheduleForm({ schedule }: { schedule: Schedule }) {
  const busy = useStore($isSavingSchedule);
  const [draft, setDraft] = useState(() => draftOf(schedule));
  const [saved, setSaved] = useState(draft);
  const [problems, setProblems] = useState<Problems>({});
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(saved);
  useUnsavedWarning(isUnsaved);

  const change = (part: Partial<ScheduleDraft>) => {
    setDraft({ ...draft, ...part });
    // Rows change their places, and their problems would stay.
    setProblems({});
  };
  const show = (found: Problems, form: HTMLFormElement) => {
    setProblems(found);
    focusFirstProblem(form, found);
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = z.safeParse(scheduleFormSchema(todayInIndia()), draft);
    if (!checked.success) return show(problemsOf(checked.error), form);
    const outcome = await saveSchedule({ form: checked.data, before: saved });
    if (!outcome) return undefined;
    const { refused } = outcome;
    if (!refused) return setSaved(draft);
    const index = draft.dates.findIndex(({ on_date }) => on_date === refused.day);
    return show({ [`dates.${index}.on_date`]: refused.problem }, form);
  };

  const parts = { draft, problems, change };
  return (
    <CheckedForm
      legend="When people can book"
      busy={busy}
      onSubmit={(event) => void save(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <WeekFields {...parts} />
      <DateHoursFields {...parts} />
      <RuleFields {...parts} />
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
