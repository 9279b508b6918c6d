import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import {
  $isCancellingOwn,
  $ownRegistrations,
  cancelOwnRegistration,
  loadOwnRegistrations,
} from '#src/features/profile/stores/own-registrations.ts';
import { accountProblems } from '#src/shared/messages/account.ts';
import { paths } from '#src/shared/paths.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';
import { RegistrationRow } from './RegistrationRow.tsx';

interface Choice {
  eventId: string;
  title: string;
}

/** The events that one is registered for; each can be cancelled until it is past. */
export function RegistrationsCard() {
  const list = useStore($ownRegistrations);
  const busy = useStore($isCancellingOwn);
  const [chosen, choose] = useState<Choice>();
  useEffect(() => void loadOwnRegistrations(), []);

  const cancel = async ({ eventId }: Choice) => {
    await cancelOwnRegistration(eventId);
    choose(undefined);
  };

  return (
    <section className="card">
      <h2 className="text-title">My event registrations</h2>
      {list.status === 'loading' && (
        <p role="status" className="text-soft">
          Loading events...
        </p>
      )}
      {list.status === 'failed' && <p className="text-soft">{accountProblems.unreachable}</p>}
      {list.status === 'loaded' && list.registrations.length === 0 && (
        <p className="text-soft">
          You are not registered for an event.{' '}
          <a className="link" href={paths.events}>
            See what is coming up
          </a>
        </p>
      )}
      {list.status === 'loaded' && (
        <ul className="grid divide-y divide-line">
          {list.registrations.map((registration) => (
            <RegistrationRow
              key={registration.eventId}
              registration={registration}
              onCancel={(title) => choose({ eventId: registration.eventId, title })}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        title="Cancel this registration?"
        open={chosen !== undefined}
        action="Cancel registration"
        busy={busy}
        busyLabel="Cancelling..."
        keep="Keep it"
        onConfirm={() => chosen && cancel(chosen)}
        onClose={() => choose(undefined)}
      >
        <p>
          Your place at <strong>{chosen?.title}</strong> goes to someone else. You can register
          again until the event starts.
        </p>
      </ConfirmDialog>
    </section>
  );
}
