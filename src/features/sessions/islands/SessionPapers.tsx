import type { Session } from '#src/features/sessions/schemas/session.ts';
import { AfterTheSession, type AfterWords } from './AfterTheSession.tsx';
import { BeforeWeMeet, type BeforeWords } from './BeforeWeMeet.tsx';
import { OwnResumes } from './OwnResumes.tsx';

export interface PaperWords {
  before: BeforeWords;
  after: AfterWords & { resumes: string };
}

interface SessionPapersProps {
  session: Session;
  words: PaperWords;
}

/** What belongs to a session that is still to come, or under way. */
export function SessionPapers({ session, words }: SessionPapersProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BeforeWeMeet session={session} words={words.before} />
      <AfterTheSession session={session} words={words.after} />
    </div>
  );
}

/** What is left of them when it is over: after a cancellation or a refund, only the files. */
export function PapersAfter({ session, words }: SessionPapersProps) {
  const { status, papers, was_refunded } = session;
  const tookPlace = status === 'done' || status === 'booked';
  const hasNotes = papers.shared_note !== null || papers.steps.length > 0;
  return (
    <>
      {!was_refunded && (tookPlace || hasNotes) && (
        <AfterTheSession session={session} words={words.after} />
      )}
      {papers.resumes.length > 0 && (
        <section className="card" aria-label={words.after.resumes}>
          <h3 className="text-title">{words.after.resumes}</h3>
          <OwnResumes session={session} hint={words.before.resume.hint} isClosed />
        </section>
      )}
    </>
  );
}
