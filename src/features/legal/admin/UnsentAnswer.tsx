import { useEffect, useRef, useState } from 'react';
import type { StoredGrievance } from '#src/features/legal/schemas/grievance.ts';
import { answerDraftOf, discardAnswer } from '#src/features/legal/stores/managed-grievances.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { focusIfLost } from '#src/shared/ui/focus-if-lost.ts';

interface UnsentAnswerProps {
  grievance: StoredGrievance;
  onDiscarded: () => void;
}

/** What was typed for a grievance that was settled elsewhere meanwhile. Nothing where there is nothing. */
export function UnsentAnswer({ grievance, onDiscarded }: UnsentAnswerProps) {
  const [typed, setTyped] = useState(answerDraftOf(grievance).read);
  const note = useRef<HTMLDivElement>(null);
  // The form in which it was typed is gone.
  useEffect(() => focusIfLost(note.current), []);
  if (typed === undefined) return null;
  const discard = () => {
    discardAnswer(grievance);
    setTyped(undefined);
    onDiscarded();
  };
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="alert"
      className="note note-alarm grid grid-cols-[minmax(0,1fr)] gap-3 text-small"
    >
      <p className="font-[600]">This was answered elsewhere in the meantime. You typed:</p>
      <p className="whitespace-pre-wrap" dir="auto">
        {typed}
      </p>
      <p>It was not sent. Copy what you still need.</p>
      <Button look="quiet" small className="justify-self-start" onClick={discard}>
        Discard my text<span className="sr-only"> for {grievance.ticket}</span>
      </Button>
    </div>
  );
}
