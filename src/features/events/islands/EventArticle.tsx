import type { ReactNode } from 'react';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { paths } from '#src/shared/paths.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { DateBadge } from './DateBadge.tsx';
import { PastBadge } from './PastBadge.tsx';
import { Poster } from './Poster.tsx';

interface EventArticleProps {
  event: PublicEvent;
  /** YYYY-MM-DD */
  today: string;
  /** What one can do about it. */
  children: ReactNode;
}

const audiences = { students: 'Students', tpo: 'TPOs', both: 'Students and TPOs' };

/** Everything about one event; the prebuilt page and the shell show the same. */
export function EventArticle({ event, today, children }: EventArticleProps) {
  const past = isPastEvent(event, today);
  return (
    <article className="page grid gap-x-[clamp(2rem,5vw,4.5rem)] gap-y-10 pb-[var(--section-y)] lg:grid-cols-[1fr_22rem]">
      <header className="page-head grid justify-items-start gap-4 pb-0 lg:col-span-2">
        <nav aria-label="Breadcrumb">
          <ol className="eyebrow breadcrumbs">
            <li>
              <a href={paths.home}>Home</a>
            </li>
            <li>
              <a href={paths.events}>Events</a>
            </li>
          </ol>
        </nav>
        <p className="flex flex-wrap gap-2">
          <PastBadge event={event} today={today} />
          <Badge>{event.category}</Badge>
          {event.department && <Badge tone="quiet">{event.department}</Badge>}
        </p>
        <h1>{event.title}</h1>
      </header>
      <div className="grid content-start gap-8">
        <Poster
          event={event}
          sizes="(min-width: 64rem) 40rem, 100vw"
          width={960}
          height={540}
          className="aspect-[16/9] h-auto w-full rounded-card bg-sun-tint object-cover"
        />
        <p className="max-w-[42rem] text-lead whitespace-pre-line">{event.description}</p>
      </div>
      <aside
        aria-label="When and where"
        className="card self-start max-lg:row-start-2 lg:sticky lg:top-24"
      >
        <div className="flex items-center gap-4">
          <DateBadge date={event.event_date} past={past} />
          <p className="font-[600]">
            {longDate(event.event_date)}
            <span className="block font-[400] text-soft">
              {twelveHourTime(event.event_time)} IST
            </span>
          </p>
        </div>
        <dl className="grid gap-2 border-y border-line py-4 text-small">
          <Fact label="Venue">{event.venue}</Fact>
          <Fact label="For">{audiences[event.audience]}</Fact>
          <Fact label="Price">Free</Fact>
        </dl>
        {children}
      </aside>
    </article>
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
