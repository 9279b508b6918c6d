import { useStore } from '@nanostores/react';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import { $isDeletingEvent, removeEvent } from '#src/features/events/stores/manager.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';
import { ToldOfDeletion } from './ToldPeople.tsx';

interface DeleteEventProps {
  event: ManagedEvent | undefined;
  onClose: () => void;
}

export function DeleteEvent({ event, onClose }: DeleteEventProps) {
  const busy = useStore($isDeletingEvent);
  const remove = async () => {
    if (event && (await removeEvent(event))) onClose();
  };
  return (
    <ConfirmDialog
      title="Delete event"
      open={event !== undefined}
      action="Delete"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <strong>{event?.title}</strong>? Its registrations are
        deleted as well. {event && <ToldOfDeletion event={event} />}This action cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
