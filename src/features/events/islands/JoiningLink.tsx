import { eventMessages } from '#src/features/events/messages.ts';
import type { PublicEvent } from '#src/features/events/schemas/event.ts';
import {
  type JoiningLink as Known,
  loadJoiningLink,
} from '#src/features/events/stores/joining-link.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface JoiningLinkProps {
  event: PublicEvent;
  joining: Known;
}

/** The joining link for a registered person; nothing while the event has no link. */
export function JoiningLink({ event, joining }: JoiningLinkProps) {
  if (joining.state === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{eventMessages.joiningLinkFailed}</p>
        <Button look="quiet" small onClick={() => void loadJoiningLink(event.id)}>
          Try Again
        </Button>
      </div>
    );
  }
  if (joining.state !== 'known' || joining.link === undefined) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <h2 className="tracking-normal font-sans text-small font-[600]">Joining link</h2>
      <a
        className="link max-w-full text-small [overflow-wrap:anywhere]"
        href={joining.link}
        target="_blank"
        rel="noopener noreferrer"
      >
        {joining.link}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <p className="text-small text-soft">{eventMessages.joiningLinkIsYours}</p>
    </div>
  );
}
