import type { ReactNode } from 'react';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { OwnQuestions } from './OwnQuestions.tsx';
import { OwnResumes } from './OwnResumes.tsx';

export interface BeforeWords {
  heading: string;
  resume: { title: string; hint: string };
  questions: { title: string; hint: string };
  place: { title: string; text: string };
}

interface BeforeWeMeetProps {
  session: Session;
  words: BeforeWords;
}

/** What a buyer can do before the session: a resume, three questions, a quiet place. */
export function BeforeWeMeet({ session, words }: BeforeWeMeetProps) {
  const { heading, resume, questions, place } = words;
  const { papers } = session;
  return (
    <section className="card" aria-label={heading}>
      <h3 className="text-title">{heading}</h3>
      <ol className="preparation">
        <Item title={resume.title} isDone={papers.resumes.length > 0}>
          <OwnResumes session={session} hint={resume.hint} />
        </Item>
        <Item title={questions.title} isDone={papers.questions.length > 0}>
          <OwnQuestions session={session} hint={questions.hint} />
        </Item>
        <Item title={place.title}>
          <p className="text-small text-soft">{place.text}</p>
        </Item>
      </ol>
    </section>
  );
}

interface ItemProps {
  title: string;
  /** Only of what the page can know. */
  isDone?: boolean;
  children: ReactNode;
}

function Item({ title, isDone, children }: ItemProps) {
  return (
    <li>
      <span className="preparation-mark" data-done={isDone || undefined} aria-hidden="true" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h4 className="tracking-normal font-sans text-base font-semibold">
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </h4>
        {children}
      </div>
    </li>
  );
}
