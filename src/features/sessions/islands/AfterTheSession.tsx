import { useStore } from '@nanostores/react';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import { $tickProblem, tickStep } from '#src/features/sessions/stores/ticks.ts';
import { NoticeNote } from './NoticeNote.tsx';

export interface AfterWords {
  heading: string;
  empty: string;
  stepsHeading: string;
}

interface AfterTheSessionProps {
  session: Session;
  words: AfterWords;
}

/** What the mentor wrote for the buyer, and the next steps, which both tick. */
export function AfterTheSession({ session, words }: AfterTheSessionProps) {
  const problem = useStore($tickProblem);
  const { shared_note, steps } = session.papers;
  if (shared_note === null && steps.length === 0) {
    return (
      <section className="note note-leaf" aria-label={words.heading}>
        <h3 className="tracking-normal font-sans text-base font-semibold">{words.heading}</h3>
        <p className="text-small">{words.empty}</p>
      </section>
    );
  }
  return (
    <section className="card" aria-label={words.heading}>
      <h3 className="text-title">{words.heading}</h3>
      {shared_note !== null && (
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{shared_note}</bdi>
        </p>
      )}
      {steps.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h4 className="tracking-normal font-sans text-base font-semibold">
            {words.stepsHeading}
          </h4>
          <ul>
            {steps.map(({ id, step, done }) => (
              <li key={id}>
                <label className="step">
                  <input
                    type="checkbox"
                    checked={done}
                    onChange={({ target }) => void tickStep(id, target.checked)}
                  />
                  <bdi>{step}</bdi>
                </label>
              </li>
            ))}
          </ul>
        </div>
      )}
      <NoticeNote notice={problem} />
    </section>
  );
}
