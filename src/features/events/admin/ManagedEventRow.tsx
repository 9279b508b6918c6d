import { useStore } from '@nanostores/react';
import { PastBadge } from '#src/features/events/islands/PastBadge.tsx';
import { RecordingLink } from '#src/features/events/islands/RecordingLink.tsx';
import { copyEventPath, editEventPath, eventPath } from '#src/features/events/paths.ts';
import type { EventStatus, ManagedEvent } from '#src/features/events/schemas/event.ts';
import { $isDeciding, decide } from '#src/features/events/stores/manager.ts';
import { isPastEvent } from '#src/shared/lib/event-timing.ts';
import { clockLabel } from '#src/shared/lib/dates/clock-time.ts';
import { shortDate } from '#src/shared/lib/dates/labels.ts';
import { paths } from '#src/shared/paths.ts';
import { Badge, type BadgeTone } from '#src/shared/ui/Badge.tsx';
import { Button } from '#src/shared/ui/Button.tsx';

interface ManagedEventRowProps {
  event: ManagedEvent;
  onShow: () => void;
  onDelete: () => void;
}

const statusTones: Record<EventStatus, BadgeTone | undefined> = {
  pending: 'sun',
  approved: undefined,
  rejected: 'alarm',
};
const statusLabels: Record<EventStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** One event of the manager. Approve and reject are offered only while it is pending (docs/product.md 4). */
export function ManagedEventRow({ event, onShow, onDelete }: ManagedEventRowProps) {
  const busy = useStore($isDeciding);
  const past = isPastEvent(event);
  const named = (action: string) => `${action}: ${event.title}`;

  return (
    <li className="card gap-4 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-2">
          <Badge tone={statusTones[event.status]}>{statusLabels[event.status]}</Badge>
          <PastBadge event={event} tone="quiet" />
          <Badge tone="quiet">{event.category}</Badge>
        </p>
        <h2 className="text-title">
          {event.status === 'approved' ? (
            <a className="hover:underline" href={eventPath(event)}>
              {event.title}
            </a>
          ) : (
            event.title
          )}
        </h2>
        <p className="text-small text-soft">
          {shortDate(event.event_date)}, {clockLabel(event.event_time)} IST · {event.venue}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 lg:max-w-[30rem] lg:justify-end">
        {event.status === 'pending' && (
          <>
            <Button
              small
              disabled={busy}
              aria-label={named('Approve')}
              onClick={() => void decide({ event, status: 'approved' })}
            >
              Approve
            </Button>
            <Button
              look="alarm"
              small
              disabled={busy}
              aria-label={named('Reject')}
              onClick={() => void decide({ event, status: 'rejected' })}
            >
              Reject
            </Button>
          </>
        )}
        {past && <RecordingLink event={event} />}
        {past && !event.recording_url && (
          <a
            className="btn btn-quiet btn-small"
            href={event.joining_link ?? event.link ?? paths.events}
            target="_blank"
            rel="noopener"
            aria-label={`${named('Join Event')} (opens in a new tab)`}
          >
            Join Event
          </a>
        )}
        <Button look="quiet" small aria-label={named('Registrations')} onClick={onShow}>
          Registrations
        </Button>
        <a
          className="btn btn-quiet btn-small"
          href={editEventPath(event.id)}
          aria-label={named('Edit')}
        >
          Edit
        </a>
        <a
          className="btn btn-quiet btn-small"
          href={copyEventPath(event.id)}
          aria-label={named('Duplicate')}
        >
          Duplicate
        </a>
        <Button look="alarm" small aria-label={named('Delete')} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
