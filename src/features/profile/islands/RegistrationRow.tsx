import { PastBadge } from '#src/features/events/islands/PastBadge.tsx';
import type { OwnRegistration } from '#src/features/profile/stores/own-registrations.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { longDate, twelveHourTime } from '#src/shared/lib/dates/labels.ts';
import { Button } from '#src/shared/ui/Button.tsx';

interface RegistrationRowProps {
  registration: OwnRegistration;
  onCancel: (title: string) => void;
}

export function RegistrationRow({ registration: { event }, onCancel }: RegistrationRowProps) {
  if (!event) return <li className="py-4 text-soft">An event that is no longer listed</li>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid gap-1">
        <h3 className="font-sans text-base font-semibold">{event.title}</h3>
        <p className="text-small text-soft">
          {longDate(event.event_date)}, {twelveHourTime(event.event_time)} · {event.venue}
        </p>
      </div>
      {isPastEvent(event) ? (
        <p className="flex flex-wrap gap-2">
          <PastBadge event={event} />
        </p>
      ) : (
        <Button
          look="quiet"
          small
          aria-label={`Cancel registration: ${event.title}`}
          onClick={() => onCancel(event.title)}
        >
          Cancel registration
        </Button>
      )}
    </li>
  );
}
