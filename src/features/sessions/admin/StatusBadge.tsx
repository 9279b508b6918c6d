import { phaseOf } from '#src/features/sessions/lib/desk-days.ts';
import { begunStatuses, deskStatuses } from '#src/features/sessions/messages/desk.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { Badge, type BadgeTone } from '#src/shared/ui/Badge.tsx';

const tones: Record<DeskSession['status'], BadgeTone | undefined> = {
  needs_time: 'sun',
  booked: undefined,
  cancelled_by_buyer: 'quiet',
  cancelled_by_mentor: 'quiet',
  no_show_buyer: 'alarm',
  no_show_mentor: 'alarm',
  done: 'quiet',
};

/** The state of a session in words. */
export function StatusBadge({ session, now }: { session: DeskSession; now: number }) {
  const { status } = session;
  const phase = phaseOf(session, now);
  if (status !== 'booked' || phase === 'before') {
    return <Badge tone={tones[status]}>{deskStatuses[status]}</Badge>;
  }
  return <Badge tone="sun">{begunStatuses[phase]}</Badge>;
}
