import { useState } from 'react';
import { inboxTexts } from '#src/features/courses/messages/inbox.ts';
import { discardUnsent } from '#src/features/courses/stores/inbox.ts';
import type { UnsentAnswer } from '#src/features/courses/stores/unsent-answers.ts';
import { UnsentText } from '#src/shared/ui/UnsentText.tsx';

interface UnsentAnswersProps {
  unsent: readonly UnsentAnswer[];
  onDone: () => void;
}

/** Answers and comments that came too late, until the mentor discards them. */
export function UnsentAnswers({ unsent, onDone }: UnsentAnswersProps) {
  const [fromBefore] = useState(() => unsent.map(({ id }) => id));
  if (unsent.length === 0) return null;
  const discard = (id: string) => {
    discardUnsent(id);
    onDone();
  };
  return (
    <ul aria-label="Not sent" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {unsent.map(({ id, kind, about, text, isGone }) => (
        <li key={id} className="card grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4 wrap-anywhere">
          <h3 className="font-sans text-base font-semibold">
            <bdi>{about}</bdi>
          </h3>
          <UnsentText
            why={isGone ? inboxTexts.gone : inboxTexts.doneElsewhere[kind]}
            text={text}
            about={about}
            replacesForm={!fromBefore.includes(id)}
            onDiscard={() => discard(id)}
          />
        </li>
      ))}
    </ul>
  );
}
