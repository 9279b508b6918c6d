import { useStore } from '@nanostores/react';
import { dayHeading, longDay, sessionsInWords } from '#src/features/sessions/lib/desk-labels.ts';
import { countSessions, type Day, splitComing } from '#src/features/sessions/lib/desk-days.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { $desk } from '#src/features/sessions/stores/desk.ts';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import type { Ask } from './ask.ts';
import { SessionRow } from './SessionRow.tsx';
import { useNow } from '#src/shared/ui/use-now.ts';

/** Who comes today, in the next seven days, and later. */
export function ComingSessions({ ask }: { ask: Ask }) {
  const { coming } = useStore($desk);
  const now = useNow();
  const today = todayInIndia(new Date(now));
  const { today: ofToday, next, later } = splitComing(coming, today);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="today" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Heading id="today" title="Today" count={countSessions(ofToday)} />
        <p className="text-soft">{longDay(today)}</p>
        {ofToday.length === 0 ? (
          <p className="card text-soft">No sessions today.</p>
        ) : (
          <Rows label="Sessions today" sessions={ofToday} {...{ now, ask }} />
        )}
      </section>
      <section aria-labelledby="next" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Heading
          id="next"
          title="Next seven days"
          count={countSessions(next.flatMap(({ items }) => items))}
        />
        {next.length === 0 ? (
          <p className="card text-soft">Nobody has booked one of these days yet.</p>
        ) : (
          <Days days={next} {...{ today, now, ask }} />
        )}
      </section>
      {later.length > 0 && (
        <details className="accordion">
          <summary>
            Later: {sessionsInWords(countSessions(later.flatMap(({ items }) => items)))}
          </summary>
          <div className="grid gap-4 pb-6">
            <Days days={later} {...{ today, now, ask }} />
          </div>
        </details>
      )}
    </div>
  );
}

function Heading({ id, title, count }: { id: string; title: string; count: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="text-large">
        {title}
      </h2>
      <p className="font-semibold figures">{sessionsInWords(count)}</p>
    </div>
  );
}

interface ListProps {
  now: number;
  ask: Ask;
}

function Days({ days, today, ...props }: ListProps & { days: Day<DeskSession>[]; today: string }) {
  return days.map(({ day, items }) => (
    <div key={day} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="tracking-normal font-sans text-base font-semibold">
        {dayHeading(day, today)}
      </h3>
      <Rows label={dayHeading(day, today)} sessions={items} {...props} />
    </div>
  ));
}

function Rows({
  label,
  sessions,
  ...props
}: ListProps & { label: string; sessions: DeskSession[] }) {
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} {...props} />
      ))}
    </ul>
  );
}
