import { longMoment } from '#src/features/sessions/lib/time-words.ts';
import { clockTime } from '#src/shared/lib/dates/clock-time.ts';
import { timeElsewhere } from '#src/features/sessions/lib/other-zone.ts';
import { heldUntil, holding, holdIsOver } from '#src/features/sessions/messages/holds.ts';
import { ownZone } from './own-zone.ts';
import { useNow } from '#src/shared/ui/use-now.ts';

interface HeldTimeNoteProps {
  /** ISO 8601. Without `heldUntil` the answer is on its way. */
  time: { startsAt: string; heldUntil?: string };
}

/** The time that somebody has chosen before paying, and until when it is kept. */
export function HeldTimeNote({ time }: HeldTimeNoteProps) {
  const now = useNow();
  const elsewhere = timeElsewhere(time.startsAt, ownZone());
  const { heldUntil: end } = time;
  const isHeld = end !== undefined && Date.parse(end) > now;
  return (
    <div className={`note text-small ${isHeld ? 'note-leaf' : ''}`}>
      <p className="text-base font-semibold">{longMoment(time.startsAt)} IST</p>
      {elsewhere && (
        <p>
          {elsewhere.time} in {elsewhere.place}
        </p>
      )}
      <p>{stateOf(end, isHeld)}</p>
    </div>
  );
}

function stateOf(end: string | undefined, isHeld: boolean): string {
  if (end === undefined) return holding;
  return isHeld ? heldUntil(`${clockTime(end)} IST`) : holdIsOver;
}
