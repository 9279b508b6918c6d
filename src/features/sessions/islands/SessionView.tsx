import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { sessionLength } from '#src/features/sessions/messages/outcomes.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { site } from '#src/shared/content/site.ts';
import { BookedSession } from './BookedSession.tsx';
import { EndedSession } from './EndedSession.tsx';
import { PhoneMessages } from './PhoneMessages.tsx';
import { SessionHead } from './SessionHead.tsx';
import { type PaperWords, PapersAfter } from './SessionPapers.tsx';
import { TimeChooser } from './TimeChooser.tsx';
import { canChooseTime, outcomeOf } from './session-outcome.ts';
import { useNow } from '#src/shared/ui/use-now.ts';

interface SessionViewProps {
  session: Session;
  words: PaperWords;
}

/** A session in its state, with what its buyer can do next. */
export function SessionView({ session, words }: SessionViewProps) {
  const now = useNow();
  const { status, starts_at, ends_at } = session;

  if (status === 'booked' && starts_at !== null && ends_at !== null && Date.parse(ends_at) > now) {
    return <BookedSession session={{ ...session, starts_at, ends_at }} words={words} now={now} />;
  }
  const outcome = outcomeOf(session);
  if (!canChooseTime(session))
    return <EndedSession session={session} outcome={outcome} words={words} />;
  return (
    <div className="grid gap-6">
      <SessionHead mark={outcome.mark} title={outcome.title}>
        {status !== 'needs_time' && starts_at !== null && `It was on ${momentInWords(starts_at)}. `}
        {outcome.text}
        {status === 'needs_time' &&
          ` ${sessionLength(offerOf(session.mentorshiptype).minutes ?? 30, site.name)}`}
      </SessionHead>
      <TimeChooser session={session} />
      <PhoneMessages session={session} />
      <PapersAfter session={session} words={words} />
    </div>
  );
}
