import { Button } from './Button.tsx';

interface RestoredNoteProps {
  message: string;
  onDiscard: () => void;
}

/** Says where the text in the form comes from, and how to begin without it. */
export function RestoredNote({ message, onDiscard }: RestoredNoteProps) {
  return (
    <div role="status" className="note flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex-[1_1_20rem]">{message}</p>
      <Button look="quiet" small onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}
