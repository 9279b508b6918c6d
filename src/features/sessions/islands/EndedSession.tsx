import { momentInWords } from '#src/features/sessions/lib/time-words.ts';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { site } from '#src/shared/content/site.ts';
import { paths } from '#src/shared/paths.ts';
import { ChangeProblem } from './ChangeProblem.tsx';
import { type PaperWords, PapersAfter } from './SessionPapers.tsx';
import { SessionHead } from './SessionHead.tsx';
import { SessionOrder } from './SessionOrder.tsx';
import { WriteToMentor } from './WriteToMentor.tsx';

interface EndedSessionProps {
  session: Session;
  words: PaperWords;
  outcome: { mark: string; title: string; text: string };
}

/** What became of a session whose time cannot be chosen here any more, and the next step. */
export function EndedSession({ session, words, outcome }: EndedSessionProps) {
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
        <WriteToMentor session={session} look={tookPlace ? 'btn btn-quiet' : 'btn btn-fill'} />
        <a className="btn btn-quiet" href={paths.individual}>
          Book another session
        </a>
      </div>
      <PapersAfter session={session} words={words} />
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
