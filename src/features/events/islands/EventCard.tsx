import { eventPath } from '#src/features/events/paths.ts';
import type { CardEvent } from '#src/features/events/schemas/card.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { paths } from '#src/shared/paths.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { LinkText } from '#src/shared/ui/LinkText.tsx';
import { DateBadge } from './DateBadge.tsx';
import { PastBadge } from './PastBadge.tsx';
import { RecordingLink } from './RecordingLink.tsx';

interface EventCardProps {
  event: CardEvent;
  /** YYYY-MM-DD */
  today?: string;
  /** The community's list offers 'Join Event' where a past event has no recording (docs/product.md 4). */
  inCommunity?: boolean;
}

/** The short card of the home and community carousels (docs/product.md 2.2, Events). */
export function EventCard({ event, today = todayInIndia(), inCommunity = false }: EventCardProps) {
  const past = isPastEvent(event, today);
  return (
    <li className="card event-card">
      <DateBadge date={event.event_date} past={past} />
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap gap-2">
          <Badge>{event.category}</Badge>
          <PastBadge event={event} today={today} />
        </p>
        <h3>{event.title}</h3>
      </div>
      <p className="text-small text-soft">
        {`${longDate(event.event_date)}, ${twelveHourTime(event.event_time)} · ${event.venue}`}
      </p>
      <p className="flex flex-wrap gap-2">
        <a className="btn btn-quiet btn-small" href={eventPath(event)}>
          <LinkText label="Learn More" about={event.title} />
        </a>
        {past && <RecordingLink event={event} />}
        {past && !event.recording_url && inCommunity && (
          <a
            className="btn btn-quiet btn-small"
            href={event.link ?? paths.events}
            target="_blank"
            rel="noopener"
            aria-label={`Join Event: ${event.title} (opens in a new tab)`}
          >
            Join Event
          </a>
        )}
      </p>
    </li>
  );
}
