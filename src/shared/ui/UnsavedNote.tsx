import { Button } from './Button.tsx';

interface UnsavedNoteProps {
  message: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Asks what becomes of unsaved text from before. */
export function UnsavedNote({ message, onRestore, onDiscard }: UnsavedNoteProps) {
  return (
    <div role="status" className="note flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex-[1_1_20rem]">{message}</p>
      <Button small onClick={onRestore}>
        Restore unsaved text
      </Button>
      <Button look="quiet" small onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}
