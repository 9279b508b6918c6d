import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef } from 'react';
import { eventMessages } from '#src/features/events/messages.ts';
import { loginToRegisterPath } from '#src/features/events/paths.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import {
  $registeredEvents,
  $registrationDialog,
  askToCancel,
  openRegistration,
} from '#src/features/events/stores/registration.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { $session } from '#src/shared/stores/session.ts';
import { notifyAfterRedirect } from '#src/shared/stores/toasts.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { shapes } from '#src/shared/ui/icon-shapes.ts';

interface RegistrationActionProps {
  event: PublicEvent;
  /** The page to come back to after signing in; the list when absent. */
  page?: string;
  small?: boolean;
}

/** What one can do about an upcoming event: log in, register, or cancel (docs/product.md 2.7, Events). */
export function RegistrationAction({ event, page, small = true }: RegistrationActionProps) {
  const { status } = useStore($session, { ssr: 'initial' });
  const registered = useStore($registeredEvents, { ssr: 'initial' });
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterDialog(box, event.id);

  if (status !== 'signedIn') {
    return (
      <a
        className={`btn btn-fill self-start ${small ? 'btn-small' : ''}`}
        href={loginToRegisterPath(event.id, page)}
        aria-label={`Login to Register: ${event.title}`}
        onClick={() => notifyAfterRedirect(notices.registrationNeedsLogin)}
      >
        Login to Register
      </a>
    );
  }
  if (registered.has(event.id)) {
    return (
      <div ref={box} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 font-[600] text-leaf">
          <Icon shape={shapes.check} size={18} />
          {eventMessages.registered}
        </p>
        <Button
          look="quiet"
          small
          aria-label={`Cancel registration: ${event.title}`}
          onClick={() => askToCancel(event)}
        >
          Cancel registration
        </Button>
      </div>
    );
  }
  return (
    <div ref={box} className="contents">
      <Button
        small={small}
        className="self-start"
        aria-label={`Register for Event: ${event.title}`}
        onClick={() => openRegistration(event)}
      >
        Register for Event
      </Button>
    </div>
  );
}

/** After success another button replaces the one that opened the dialog, and gets the focus. */
function useFocusAfterDialog(box: RefObject<HTMLDivElement | null>, eventId: string): void {
  const isOpen = useStore($registrationDialog, { ssr: 'initial' })?.event.id === eventId;
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
    });
  }, [box, isOpen]);
}
