import { clockTime, longMoment } from '#src/features/sessions/lib/time-words.ts';
import { timeElsewhere } from '#src/features/sessions/lib/other-zone.ts';
import { heldUntil, holdIsOver } from '#src/features/sessions/messages/holds.ts';
import type { HeldTime } from '#src/features/sessions/schemas/hold.ts';
import { ownZone } from './own-zone.ts';
import { useNow } from '#src/shared/ui/use-now.ts';

/** The time that somebody has chosen before paying, and until when it is kept. */
export function HeldTimeNote({ time }: { time: HeldTime }) {
  const now = useNow();
  const elsewhere = timeElsewhere(time.startsAt, ownZone());
  const isHeld = Date.parse(time.heldUntil) > now;
  return (
    <div className={`note text-small ${isHeld ? 'note-leaf' : ''}`}>
      <p className="text-base font-semibold">{longMoment(time.startsAt)} IST</p>
      {elsewhere && (
        <p>
          {elsewhere.time} in {elsewhere.place}
        </p>
      )}
      <p>{isHeld ? heldUntil(`${clockTime(time.heldUntil)} IST`) : holdIsOver}</p>
    </div>
  );
}
