import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface WritingDialogProps extends ComponentProps<typeof Dialog> {
  /** What was typed is given up; then it closes. */
  onDrop?: () => void;
}

/** A dialog in which people write. It asks before it closes on Escape or by its cross with something typed in it. */
export function WritingDialog({ open, onDrop, onClose, children, ...dialog }: WritingDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (timesAsked > 0) keep.current?.focus();
  }, [timesAsked]);

  const close = () => {
    // What closes the dialog itself has saved the text, or was told to drop it.
    if (open && isTyped) return setTimesAsked(timesAsked + 1);
    setTyped(false);
    setTimesAsked(0);
    return onClose();
  };
  const drop = () => {
    onDrop?.();
    onClose();
  };
  return (
    <Dialog {...dialog} open={open} onClose={close}>
      <div className="contents" onInput={() => setTyped(true)}>
        {children}
      </div>
      {timesAsked > 0 && (
        <div role="alert" className="note note-alarm mt-5 grid gap-3">
          <p>What you typed is not saved.</p>
          <p className="flex flex-wrap gap-3">
            <Button ref={keep} small onClick={() => setTimesAsked(0)}>
              Keep writing
            </Button>
            <Button look="alarm" small onClick={drop}>
              Close without saving
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
