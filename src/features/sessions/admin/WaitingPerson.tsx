import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { shortDay } from '#src/features/sessions/lib/desk-labels.ts';
import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { $isChanging, changeAsMentor } from '#src/features/sessions/stores/desk.ts';
import { dayInIndia, todayInIndia } from '#src/shared/lib/dates/india.ts';
import { plainDate } from '#src/shared/lib/dates/labels.ts';
import { daysSince } from '#src/shared/lib/dates/since.ts';
import { Badge } from '#src/shared/ui/Badge.tsx';
import { Button } from '#src/shared/ui/Button.tsx';
import { NotesAndPapers } from './NotesAndPapers.tsx';
import { Person } from './Person.tsx';
import type { Ask } from './ask.ts';

interface WaitingPersonProps {
  session: DeskSession;
  ask: Ask;
  isFolded: boolean;
  ref: Ref<HTMLLIElement> | undefined;
}

/** Somebody without a time, and what can be done about it. */
export function WaitingPerson({ session, ask, isFolded, ref }: WaitingPersonProps) {
  const busy = useStore($isChanging);
  const { payments, reminded_at } = session;
  const { customer_name: person, paid_at } = payments;
  const today = todayInIndia();
  return (
    // Hidden and not gone, so that notes that are being typed stay.
    <li
      ref={ref}
      tabIndex={-1}
      hidden={isFolded}
      className="card grid-cols-[minmax(0,1fr)] gap-2 px-5 py-4"
    >
      <Person
        payment={payments}
        // That they have paid is said above and below: beside a name there is little room on a phone.
        badge={
          paid_at !== null && <Badge tone="sun">{sinceInWords(daysSince(paid_at, today))}</Badge>
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

const sinceInWords = (days: string) => (days === 'today' ? 'Today' : `${days} ago`);

function WhyNoTime({ session: { status, starts_at, lost_start } }: { session: DeskSession }) {
  if (status === 'cancelled_by_mentor') {
    return starts_at !== null && <p>You cancelled {momentInWords(starts_at)}.</p>;
  }
  if (status === 'no_show_mentor') {
    return starts_at !== null && <p>You did not come on {momentInWords(starts_at)}.</p>;
  }
  return (
    lost_start !== null && (
      <p>{momentInWords(lost_start)} was no longer free when their money came.</p>
    )
  );
}
