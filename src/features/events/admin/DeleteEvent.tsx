import { useStore } from '@nanostores/react';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import { $isDeletingEvent, removeEvent } from '#src/features/events/stores/manager.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';

interface DeleteEventProps {
  event: ManagedEvent | undefined;
  onClose: () => void;
}

export function DeleteEvent({ event, onClose }: DeleteEventProps) {
  const busy = useStore($isDeletingEvent);
  return (
    <Dialog title="Delete event" open={event !== undefined} onClose={onClose}>
      {event && (
        <>
          <p className="mb-5">
            Are you sure you want to delete <strong>{event.title}</strong>? Its registrations are
            deleted as well. This action cannot be undone.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              look="alarm"
              busy={busy}
              busyLabel="Deleting..."
              onClick={() => void removeEvent(event).then((isGone) => isGone && onClose())}
            >
              Delete
            </Button>
            <Button look="quiet" disabled={busy} onClick={onClose}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
