import type { ReactNode } from 'react';
import { eventPath } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { shortDate, twelveHourTime } from '#src/shared/lib/event-labels.ts';
import { DateBadge } from './DateBadge.tsx';
import { PastBadge } from './PastBadge.tsx';
import { PastEventAction } from './PastEventAction.tsx';
import { Poster } from './Poster.tsx';
import { RegistrationAction } from './RegistrationAction.tsx';

interface EventTileProps {
  event: PublicEvent;
  /** YYYY-MM-DD */
  today: string;
}

/** The card of the events page (docs/product.md 2.7, Events). */
export function EventTile({ event, today }: EventTileProps) {
  const past = isPastEvent(event, today);
  return (
    <li className="card content-stretch gap-0 overflow-hidden p-0">
      <Poster
        event={event}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw"
        width={640}
        height={360}
        isLazy
        className="aspect-[16/9] w-full bg-sun-tint object-cover"
        linkClassName="px-6 pt-6"
      />
      <div className="flex flex-col gap-4 p-6">
        <div className="grid grid-cols-[auto_1fr] gap-4">
          <DateBadge date={event.event_date} past={past} />
          <div className="grid content-start gap-2">
            <p className="flex flex-wrap gap-2">
              <PastBadge event={event} today={today} />
              <span className="badge">{event.category}</span>
              {event.department && (
                <span className="badge bg-sunken text-soft">{event.department}</span>
              )}
            </p>
            <h3>
              <a className="hover:underline" href={eventPath(event)}>
                {event.title}
              </a>
            </h3>
          </div>
        </div>
        <p className="line-clamp-3 text-soft">{event.description}</p>
        <dl className="mt-auto grid gap-1 border-t border-line pt-4 text-small">
          <Fact label="Date">{shortDate(event.event_date)}</Fact>
          <Fact label="Time">{twelveHourTime(event.event_time)} IST</Fact>
          <Fact label="Venue">{event.venue}</Fact>
        </dl>
        {past ? <PastEventAction event={event} /> : <RegistrationAction event={event} />}
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[3.5rem_1fr] gap-2">
      <dt className="text-soft">{label}</dt>
      <dd className="font-[550]">{children}</dd>
    </div>
  );
}
