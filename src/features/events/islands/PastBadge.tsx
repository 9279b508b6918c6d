import { endedEarly, isPastEvent, type TimedEvent } from '#src/shared/lib/event-timing.ts';

interface PastBadgeProps {
  event: TimedEvent;
  /** YYYY-MM-DD */
  today?: string;
  look?: string;
}

/** Says that an event is over, also when it ended before its date. */
export function PastBadge({ event, today, look = 'badge-sun' }: PastBadgeProps) {
  if (!isPastEvent(event, today)) return null;
  return (
    <>
      <span className={`badge ${look}`}>Past Event</span>
      {endedEarly(event, today) && <span className={`badge ${look}`}>Ended early</span>}
    </>
  );
}
