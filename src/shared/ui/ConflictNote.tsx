import { Button } from './Button.tsx';

interface ConflictNoteProps {
  message: string;
  onOpenTheirs: () => void;
  onSaveMine: () => void;
}

/** Asks which text counts, when someone else has changed what is edited here. */
export function ConflictNote({ message, onOpenTheirs, onSaveMine }: ConflictNoteProps) {
  return (
    <div role="alert" className="note note-alarm flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex-[1_1_20rem]">{message}</p>
      <Button look="quiet" small onClick={onOpenTheirs}>
        Open the newer version
      </Button>
      <Button look="alarm" small onClick={onSaveMine}>
        Save mine over it
      </Button>
    </div>
  );
}
