import { useStore } from '@nanostores/react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { timePart } from '#src/features/mentorship/paths.ts';
import {
  $heldTime,
  $holdProblem,
  $isHolding,
  $pressedTime,
  closeHeldTime,
  forgetHeldTime,
  openHeldTime,
  timeToBook,
} from '#src/features/sessions/stores/held-time.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { HeldTimeNote } from './HeldTimeNote.tsx';

/** Whether a time goes along with the booking form. */
export interface ChosenBefore {
  timeToBook: typeof timeToBook;
}

interface TimeBeforePayingProps {
  /** The session that is booked. */
  offer: string;
  ref: Ref<ChosenBefore>;
}

/** A part of the booking form: the time, now or after paying. */
export function TimeBeforePaying({ offer, ref }: TimeBeforePayingProps) {
  const held = useStore($heldTime);
  const pressed = useStore($pressedTime);
  const isHolding = useStore($isHolding);
  // At once, so that what is below moves with the press and not when the answer comes, under the next press.
  const shown = isHolding && pressed !== undefined ? { startsAt: pressed } : held;
  const problem = useStore($holdProblem);
  const [isOpen, setOpen] = useState(() => location.hash === timePart);
  const part = useRef<HTMLFieldSetElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ timeToBook }), []);
  useEffect(() => {
    // The page may come back as it was left, with news from the payment page.
    const open = () => openHeldTime(offer) && setOpen(true);
    open();
    addEventListener('pageshow', open);
    return () => {
      removeEventListener('pageshow', open);
      closeHeldTime();
    };
  }, [offer]);
  useEffect(() => {
    if (location.hash !== timePart) return;
    part.current?.scrollIntoView();
    toggle.current?.focus({ preventScroll: true });
  }, []);

  const choose = (open: boolean) => {
    setOpen(open);
    if (!open) forgetHeldTime();
    toggle.current?.focus();
  };

  return (
    <fieldset ref={part} className="grid min-w-0 scroll-mt-24 gap-3">
      <legend className="label mb-2">
        Time of the session <span className="font-normal text-soft">(now or after paying)</span>
      </legend>
      {isOpen && <FreeTimes chosen={held?.startsAt} />}
      <div aria-live="polite" className="grid gap-3">
        {shown && <HeldTimeNote time={shown} />}
        {problem && (
          <p className="note text-small">
            <strong>{problem.title}.</strong> {problem.message}
          </p>
        )}
      </div>
      <Button
        ref={toggle}
        look="quiet"
        small
        aria-expanded={isOpen}
        className="justify-self-start"
        onClick={() => choose(!isOpen)}
      >
        {isOpen ? 'Choose after paying instead' : 'Choose a time now'}
      </Button>
    </fieldset>
  );
}
