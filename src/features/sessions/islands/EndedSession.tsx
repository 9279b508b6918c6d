import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import { sessionLetter } from '#src/features/sessions/messages/outcomes.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { site } from '#src/shared/content/site.ts';
import { mailLink } from '#src/shared/lib/reply-links.ts';
import { paths } from '#src/shared/paths.ts';
import { ChangeProblem } from './ChangeProblem.tsx';
import { SessionHead } from './SessionHead.tsx';
import { SessionOrder } from './SessionOrder.tsx';

interface EndedSessionProps {
  session: Session;
  outcome: { mark: string; title: string; text: string };
}

/** What became of a session whose time cannot be chosen here any more, and the next step. */
export function EndedSession({ session, outcome }: EndedSessionProps) {
  const { status, starts_at } = session;
  const tookPlace = status === 'done' || status === 'booked';
  return (
    <div className="grid max-w-[44rem] gap-6">
      <SessionHead mark={outcome.mark} title={outcome.title}>
        {outcome.text}
      </SessionHead>
      <ChangeProblem />
      <div className="flex flex-wrap gap-3">
        {tookPlace && (
          <a className="btn btn-fill" href={paths.reviews}>
            Write a review
          </a>
        )}
        <WriteToMentor session={session} look={tookPlace ? 'btn-quiet' : 'btn-fill'} />
        <a className="btn btn-quiet" href={paths.individual}>
          Book another session
        </a>
      </div>
      <section className="card">
        {starts_at !== null && (
          <p>
            The time was <strong>{momentInWords(starts_at)}</strong>, with {site.name}.
          </p>
        )}
        <SessionOrder session={session} />
      </section>
    </div>
  );
}

interface WriteToMentorProps {
  session: Session;
  look?: string;
}

export function WriteToMentor({ session, look = 'btn-quiet' }: WriteToMentorProps) {
  const { order_id, starts_at } = session;
  const moment = starts_at === null ? undefined : momentInWords(starts_at);
  const { subject, body } = sessionLetter(order_id, moment);
  return (
    <a className={`btn ${look}`} href={mailLink(site.email, subject, body)}>
      Write to your mentor
    </a>
  );
}
