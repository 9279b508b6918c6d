import { clockTime } from '#src/shared/lib/dates/clock-time.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { sessionRow } from '#src/features/sessions/paths.ts';
import { NotesAndPapers } from './NotesAndPapers.tsx';
import { Person } from './Person.tsx';
import { SessionActions } from './SessionActions.tsx';
import type { Ask } from './ask.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface SessionRowProps {
  session: DeskSession;
  now: number;
  /** Where the day is not said above the row. */
  day?: string;
  ask: Ask;
}

/** One session: when, who, what, and what can be done now. */
export function SessionRow({ session, now, day, ask }: SessionRowProps) {
  const { id, starts_at } = session;
  return (
    <li
      id={sessionRow(id)}
      className="card scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 px-5 py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:grid sm:content-start">
        {starts_at !== null && (
          <time dateTime={starts_at} className="figures">
            {day && <span className="block text-small text-soft">{day}</span>}
            <span className="text-title font-semibold whitespace-nowrap">
              {clockTime(starts_at)}
            </span>
            <span className="text-small text-soft"> IST</span>
          </time>
        )}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <Person payment={session.payments} badge={<StatusBadge session={session} now={now} />} />
        <SessionActions session={session} now={now} ask={ask} />
        <NotesAndPapers session={session} />
      </div>
    </li>
  );
}
