import { endedEarly, isPastEvent, type TimedEvent } from '#src/shared/lib/event-timing.ts';
import { Badge, type BadgeTone } from '#src/shared/ui/Badge.tsx';

interface PastBadgeProps {
  event: TimedEvent;
  /** YYYY-MM-DD */
  today?: string;
  tone?: BadgeTone;
}

/** Says that an event is over, also when it ended before its date. */
export function PastBadge({ event, today, tone = 'sun' }: PastBadgeProps) {
  if (!isPastEvent(event, today)) return null;
  return (
    <>
      <Badge tone={tone}>Past Event</Badge>
      {endedEarly(event, today) && <Badge tone={tone}>Ended early</Badge>}
    </>
  );
}
