import {
  acknowledgeClock,
  type Clock,
  settleClock,
} from '#src/features/legal/lib/grievance-clocks.ts';
import type { StoredGrievance } from '#src/features/legal/schemas/grievance.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { useNow } from '#src/shared/ui/use-now.ts';

/** 48 hours to acknowledge, one month to settle; what is overdue says so in words. */
export function GrievanceClocks({ grievance }: { grievance: StoredGrievance }) {
  const now = useNow();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-small">
      <ClockFact
        name="Acknowledge"
        by={grievance.acknowledge_by}
        clock={acknowledgeClock(grievance, now)}
      />
      <ClockFact name="Settle" by={grievance.settle_by} clock={settleClock(grievance, now)} />
    </dl>
  );
}

interface ClockFactProps {
  name: string;
  by: string;
  clock: Clock;
}

const ClockFact = ({ name, by, clock: { isDone, isLate, words } }: ClockFactProps) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <dt className="text-soft">
      {name} by <time dateTime={by}>{plainMoment(by)}</time>
    </dt>
    <dd>
      <Badge tone={isLate ? 'alarm' : isDone ? 'quiet' : 'sun'}>{words}</Badge>
    </dd>
  </div>
);
