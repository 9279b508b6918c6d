import { useStore } from '@nanostores/react';
import {
  $isCancelling,
  $registrationDialog,
  cancelRegistration,
  closeDialog,
} from '#src/features/events/stores/registration.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { Confirmation } from '#src/shared/ui/ConfirmDialog.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Where one registers for an event or cancels; once on each page with events. */
export function RegistrationDialog() {
  const dialog = useStore($registrationDialog, { ssr: 'initial' });
  const isCancelling = useStore($isCancelling);
  const event = dialog?.event;
  const title = dialog?.kind === 'cancel' ? 'Cancel registration' : 'Register for Event';

  return (
    <Dialog title={title} open={dialog !== undefined} onClose={closeDialog}>
      {event && (
        <>
          <p className="note note-leaf mb-5 text-small">
            <strong className="block">{event.title}</strong>
            {longDate(event.event_date)}, {twelveHourTime(event.event_time)} IST · {event.venue}
          </p>
          {dialog.kind === 'register' ? (
            <RegistrationForm key={event.id} event={event} typed={dialog.typed} />
          ) : (
            <Confirmation
              action="Cancel registration"
              busy={isCancelling}
              busyLabel="Cancelling..."
              keep="Keep my place"
              onConfirm={() => cancelRegistration(event)}
              onClose={closeDialog}
            >
              <p>Your place goes to someone else. You can register again later.</p>
            </Confirmation>
          )}
        </>
      )}
    </Dialog>
  );
}
