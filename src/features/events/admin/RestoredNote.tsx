import { eventMessages } from '#src/features/events/messages.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** Says where the text in the form comes from, and how to begin without it. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className="note flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex-[1_1_20rem]">{eventMessages.restored}</p>
      <Button look="quiet" small onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}
