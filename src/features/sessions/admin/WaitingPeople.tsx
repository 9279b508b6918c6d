import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { $desk } from '#src/features/sessions/stores/desk.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import type { Ask } from './SessionDesk.tsx';
import { WaitingPerson } from './WaitingPerson.tsx';

/** So that the screen stays short on a phone. */
const shownWhenFolded = 5;

/** Who has paid for a session and has no time for it, who waits longest first. */
export function WaitingPeople({ ask }: { ask: Ask }) {
  const { waiting } = useStore($desk);
  // A list that was seen whole stays whole when more people come: nobody leaves the screen by themselves.
  const [isOpen, setIsOpen] = useState(waiting.length <= shownWhenFolded);
  const firstFolded = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const toggle = () => {
    const before = button.current!.getBoundingClientRect().top;
    flushSync(() => setIsOpen(!isOpen));
    if (isOpen) {
      const after = button.current!.getBoundingClientRect().top;
      scrollBy({ top: after - before, behavior: 'instant' });
    } else firstFolded.current?.focus({ preventScroll: true });
  };

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
          {waiting.map((session, index) => (
            <WaitingPerson
              key={session.id}
              ref={index === shownWhenFolded ? firstFolded : undefined}
              session={session}
              ask={ask}
              isFolded={!isOpen && index >= shownWhenFolded}
            />
          ))}
        </ul>
      )}
      {waiting.length > shownWhenFolded && (
        <Button
          ref={button}
          look="quiet"
          aria-expanded={isOpen}
          // Else a browser may keep the button where it is and push the people above it out of sight.
          className="justify-self-center [overflow-anchor:none]"
          onClick={toggle}
        >
          {isOpen ? 'Show fewer' : `Show all ${waiting.length} people`}
        </Button>
      )}
    </section>
  );
}
