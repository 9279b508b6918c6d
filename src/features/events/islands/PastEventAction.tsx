import { RecordingLink } from './RecordingLink.tsx';

interface PastEventActionProps {
  event: { title: string; recording_url: string | null };
}

/** What is left to do when an event is over (docs/product.md 2.7, Events). */
export function PastEventAction({ event }: PastEventActionProps) {
  return (
    <p>
      {event.recording_url ? (
        <RecordingLink event={event} />
      ) : (
        <button type="button" className="btn btn-quiet btn-small" disabled>
          No Recording Available
        </button>
      )}
    </p>
  );
}
