import { useStore } from '@nanostores/react';
import { shortDay } from '#src/features/sessions/lib/desk-labels.ts';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { $desk, $isChanging, changeAsMentor } from '#src/features/sessions/stores/desk.ts';
import { dayInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { daysSince } from '#src/shared/lib/dates/since.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { NotesAndPapers } from './NotesAndPapers.tsx';
import { Person } from './Person.tsx';
import type { Ask } from './SessionDesk.tsx';

/** Who has paid for a session and has no time for it, who waits longest first. */
export function WaitingPeople({ ask }: { ask: Ask }) {
  const { waiting } = useStore($desk);
  return (
    <section aria-labelledby="waiting" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="waiting" className="text-large">
          Paid, no time chosen
        </h2>
        <p className="font-semibold whitespace-nowrap figures">
          {waiting.length} {waiting.length === 1 ? 'person' : 'people'}
        </p>
      </div>
      {waiting.length === 0 ? (
        <p className="card text-soft">Everybody who has paid has a time.</p>
      ) : (
        <ul aria-label="Paid, no time chosen" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {waiting.map((session) => (
            <WaitingPerson key={session.id} session={session} ask={ask} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingPerson({ session, ask }: { session: DeskSession; ask: Ask }) {
  const busy = useStore($isChanging);
  const { payments, reminded_at } = session;
  const { customer_name: person, paid_at } = payments;
  const today = todayInIndia();
  return (
    <li className="card grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4">
      <Person
        payment={payments}
        badge={
          paid_at !== null && (
            <Badge tone="sun">Paid {sinceInWords(daysSince(paid_at, today))}</Badge>
          )
        }
      />
      <div className="grid text-small text-soft">
        {paid_at !== null && <p>Paid on {plainDate(dayInIndia(paid_at))}.</p>}
        <WhyNoTime session={session} />
        {reminded_at !== null && <p>Reminded on {shortDay(dayInIndia(reminded_at))}.</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          small
          disabled={busy}
          aria-label={`Send a reminder to ${person}`}
          onClick={() => void changeAsMentor({ session, action: 'remind' })}
        >
          Send a reminder
        </Button>
        <Button
          look="quiet"
          small
          disabled={busy}
          aria-label={`Choose a time for them: ${person}`}
          onClick={() => ask('move', session)}
        >
          Choose a time for them
        </Button>
      </div>
      <NotesAndPapers session={session} />
    </li>
  );
}

const sinceInWords = (days: string) => (days === 'today' ? days : `${days} ago`);

function WhyNoTime({ session: { status, starts_at, lost_start } }: { session: DeskSession }) {
  if (status === 'cancelled_by_mentor') {
    return starts_at !== null && <p>You cancelled {momentInWords(starts_at)}.</p>;
  }
  if (status === 'no_show_mentor') {
    return starts_at !== null && <p>You did not come on {momentInWords(starts_at)}.</p>;
  }
  return (
    lost_start !== null && (
      <p>{momentInWords(lost_start)} went to somebody else before their money came.</p>
    )
  );
}
