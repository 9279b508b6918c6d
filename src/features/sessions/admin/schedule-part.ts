import type { ScheduleDraft } from '#src/features/sessions/schemas/schedule.ts';
import type { Problems } from '#src/shared/lib/validate.ts';

/** What the parts of the schedule form get. A problem's name is the name of its field: `week.0.1.opens_at`. */
export interface SchedulePartProps {
  draft: ScheduleDraft;
  problems: Problems;
  change: (part: Partial<ScheduleDraft>) => void;
}
