import { useStore } from '@nanostores/react';
import type { Session } from '#src/features/sessions/schemas/session.ts';
import {
  $isStoppingPhoneMessages,
  stopPhoneMessages,
} from '#src/features/sessions/stores/phone-messages.ts';
import { Button } from '#src/shared/ui/Button.tsx';

/** Stops the messages that the buyer agreed to. There is nothing to see where they did not. */
export function PhoneMessages({ session }: { session: Session }) {
  const busy = useStore($isStoppingPhoneMessages);
  if (!session.phone_messages) return null;
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-small text-soft">You agreed to messages about this session on WhatsApp.</p>
      <Button look="quiet" small busy={busy} busyLabel="Stopping..." onClick={stopPhoneMessages}>
        Stop WhatsApp messages
      </Button>
    </div>
  );
}
