import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { focusIfLost } from './focus-if-lost.ts';

interface UnsentTextProps {
  /** Why it was not sent, a sentence. */
  why: string;
  text: string;
  /** What it was typed for. Screen readers read it after "Discard my text for". */
  about: string;
  /** It came in place of the form in which it was typed. */
  replacesForm: boolean;
  onDiscard: () => void;
}

/** What was typed for something that was settled elsewhere meanwhile, so that it can still be copied. */
export function UnsentText({ why, text, about, replacesForm, onDiscard }: UnsentTextProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (replacesForm) focusIfLost(note.current);
  }, [replacesForm]);
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="alert"
      className="note note-alarm grid grid-cols-[minmax(0,1fr)] gap-3 text-small"
    >
      <p className="font-[600]">{why} You typed:</p>
      <p className="whitespace-pre-wrap" dir="auto">
        {text}
      </p>
      <p>It was not sent. Copy what you still need.</p>
      <Button look="quiet" small className="justify-self-start" onClick={onDiscard}>
        Discard my text<span className="sr-only"> for {about}</span>
      </Button>
    </div>
  );
}
