import { useState } from 'react';
import type { StoredGrievance } from '#src/features/legal/schemas/grievance.ts';
import { answerDraftOf, discardAnswer } from '#src/features/legal/stores/managed-grievances.ts';
import { UnsentText } from '#src/shared/ui/UnsentText.tsx';

interface UnsentAnswerProps {
  grievance: StoredGrievance;
  /** It was still open when its card was shown first. */
  replacesForm: boolean;
  onDiscarded: () => void;
}

/** What was typed for a grievance that was settled elsewhere meanwhile. Nothing where there is nothing. */
export function UnsentAnswer({ grievance, replacesForm, onDiscarded }: UnsentAnswerProps) {
  const [typed, setTyped] = useState(answerDraftOf(grievance).read);
  if (typed === undefined) return null;
  const discard = () => {
    discardAnswer(grievance);
    setTyped(undefined);
    onDiscarded();
  };
  return (
    <UnsentText
      why="This was answered elsewhere in the meantime."
      text={typed}
      about={grievance.ticket}
      replacesForm={replacesForm}
      onDiscard={discard}
    />
  );
}
