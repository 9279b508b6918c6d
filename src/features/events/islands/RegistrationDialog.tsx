import { useStore } from '@nanostores/react';
import {
  $isCancelling,
  $registrationDialog,
  cancelRegistration,
  closeDialog,
} from '#src/features/events/stores/registration.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/event-labels.ts';
import { Button } from '#src/shared/ui/Button.tsx';
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
          <p className="mb-5 rounded-field bg-leaf-tint p-4 text-small">
            <strong className="block">{event.title}</strong>
            {longDate(event.event_date)}, {twelveHourTime(event.event_time)} IST · {event.venue}
          </p>
          {dialog.kind === 'register' ? (
            <RegistrationForm key={event.id} event={event} typed={dialog.typed} />
          ) : (
            <>
              <p className="mb-5">Your place goes to someone else. You can register again later.</p>
              <div className="flex flex-wrap gap-3">
                <Button
                  look="alarm"
                  busy={isCancelling}
                  busyLabel="Cancelling..."
                  onClick={() => void cancelRegistration(event)}
                >
                  Cancel registration
                </Button>
                <Button look="quiet" onClick={closeDialog}>
                  Keep my place
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
