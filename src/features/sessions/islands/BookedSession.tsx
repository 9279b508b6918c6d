import { useState } from 'react';
import { timeElsewhere } from '#src/features/sessions/lib/other-zone.ts';
import { nearMoment, timeSpan } from '#src/features/sessions/lib/time-words.ts';
import type { TimedSession } from '#src/features/sessions/schemas/session.ts';
import { forgetChangeProblem } from '#src/features/sessions/stores/session-change.ts';
import { site } from '#src/shared/content/site.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import { longDate } from '#src/shared/lib/dates/labels.ts';
import { ChangeOfPlan } from './ChangeOfPlan.tsx';
import { SessionHead } from './SessionHead.tsx';
import { type PaperWords, SessionPapers } from './SessionPapers.tsx';
import { TimeChooser } from './TimeChooser.tsx';
import { ownZone } from './own-zone.ts';

interface BookedSessionProps {
  session: TimedSession;
  words: PaperWords;
  now: number;
}

/** When and where a booked session takes place, what to prepare, and how to change it. */
export function BookedSession({ session, words, now }: BookedSessionProps) {
  const [isMoving, setMoving] = useState(false);
  const { starts_at, ends_at } = session;
  const hasBegun = Date.parse(starts_at) <= now;
  const elsewhere = timeElsewhere(starts_at, ownZone());
  const move = (begin: boolean) => {
    forgetChangeProblem();
    setMoving(begin);
  };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <SessionHead
          mark={isMoving ? 'Booked, and about to be moved' : 'Booked'}
          title={hasBegun ? 'It has begun: join now' : nearMoment(starts_at, now)}
        >
          {longDate(dayInIndia(starts_at))}, {timeSpan(starts_at, ends_at)} IST
          {elsewhere && ` (${elsewhere.time} in ${elsewhere.place})`}
          <br />
          with {site.name}
        </SessionHead>
        {!isMoving && <Join link={session.joining_link} />}
      </div>
      {isMoving && (
        <TimeChooser session={session} onKeep={() => move(false)} onBooked={() => move(false)} />
      )}
      {/* Hidden, not gone: somebody may be writing their questions. */}
      <div hidden={isMoving}>
        <div className="chooser">
          <SessionPapers session={session} words={words} />
          <ChangeOfPlan session={session} now={now} onMove={() => move(true)} />
        </div>
      </div>
    </div>
  );
}

function Join({ link }: { link: string | null }) {
  if (link === null) return <p className="note note-leaf">The joining link comes by mail.</p>;
  return (
    <a className="btn btn-fill" href={link} target="_blank" rel="noopener noreferrer">
      Join
      <span className="sr-only"> the session (opens in a new tab)</span>
    </a>
  );
}
