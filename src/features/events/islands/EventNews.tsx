import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { paths } from '#src/shared/paths.ts';

/** Said on a page that was built before its event got another title, time or place. */
export function EventChanged({ event }: { event: PublicEvent }) {
  return (
    <div role="status" className="note grid gap-1 text-small">
      <p className="font-[600]">This event has changed.</p>
      <p>
        <bdi>{event.title}</bdi>: {longDate(event.event_date)}, {twelveHourTime(event.event_time)}{' '}
        IST, at <bdi>{event.venue}</bdi>
      </p>
    </div>
  );
}

/** Said on a page that was built before its event was taken away. */
export function EventGone() {
  return (
    <div role="status" className="note grid gap-1 text-small">
      <p className="font-[600]">This event is not offered any more.</p>
      <p>
        Nobody can register for it now.{' '}
        <a className="link" href={paths.events}>
          View All Events
        </a>
      </p>
    </div>
  );
}
