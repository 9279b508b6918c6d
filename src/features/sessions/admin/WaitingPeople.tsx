import { useStore } from '@nanostores/react';
import { waitingPart } from '#src/features/sessions/paths.ts';
import { $desk } from '#src/features/sessions/stores/desk.ts';
import { FoldButton } from '#src/shared/ui/FoldButton.tsx';
import { useFirstFew } from '#src/shared/ui/use-first-few.ts';
import type { Ask } from './ask.ts';
import { WaitingPerson } from './WaitingPerson.tsx';

/** Who has paid for a session and has no time for it, who waits longest first. */
export function WaitingPeople({ ask }: { ask: Ask }) {
  const { waiting } = useStore($desk);
  const fold = useFirstFew(waiting.length);
  return (
    <section aria-labelledby={waitingPart} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={waitingPart} className="text-large">
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
          {waiting.map((session, index) => (
            <WaitingPerson
              key={session.id}
              ref={fold.refOf(index)}
              session={session}
              ask={ask}
              isFolded={fold.isFolded(index)}
            />
          ))}
        </ul>
      )}
      <FoldButton fold={fold} showAll={`Show all ${waiting.length} people`} />
    </section>
  );
}
