import { useStore } from '@nanostores/react';
import { choicesFor } from '#src/features/sessions/lib/desk-days.ts';
import type { DeskSession } from '#src/features/sessions/schemas/desk.ts';
import { $isChanging, changeAsMentor } from '#src/features/sessions/stores/desk.ts';
import { $schedule } from '#src/features/sessions/stores/schedule.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import type { Ask } from './ask.ts';

interface SessionActionsProps {
  session: DeskSession;
  now: number;
  ask: Ask;
}

const soonInMilliseconds = 20 * 60 * 1000;

/** What can be done with a session now. */
export function SessionActions({ session, now, ask }: SessionActionsProps) {
  const { schedule } = useStore($schedule);
  const busy = useStore($isChanging);
  const choices = choicesFor(session, now);
  const link = schedule?.settings.joining_link;
  const person = session.payments.customer_name;
  const isSoon = Date.parse(session.starts_at ?? '') - now < soonInMilliseconds;
  const press = { look: 'quiet', small: true, disabled: busy } as const;

  if (!Object.values(choices).some(Boolean)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {choices.join && link && (
        <a
          className={`btn btn-small ${isSoon ? 'btn-fill' : 'btn-quiet'}`}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Join the session with ${person} (opens in a new tab)`}
        >
          Join
        </a>
      )}
      {choices.done && (
        <Button
          {...press}
          aria-label={`Took place: the session with ${person}`}
          onClick={() => void changeAsMentor({ session, action: 'done' })}
        >
          Took place
        </Button>
      )}
      {choices.noShow && (
        <Button
          {...press}
          aria-label={`Did not come: ${person}`}
          onClick={() => void changeAsMentor({ session, action: 'no_show_buyer' })}
        >
          Did not come
        </Button>
      )}
      {choices.missed && (
        <Button
          {...press}
          aria-label={`I did not come: the session with ${person}`}
          onClick={() => void changeAsMentor({ session, action: 'no_show_mentor' })}
        >
          I did not come
        </Button>
      )}
      {choices.move && (
        <Button
          {...press}
          aria-label={`Move the session with ${person}`}
          onClick={() => ask('move', session)}
        >
          Move
        </Button>
      )}
      {choices.cancel && (
        <Button
          {...press}
          look="alarm"
          aria-label={`Cancel the session with ${person}`}
          onClick={() => ask('cancel', session)}
        >
          Cancel
        </Button>
      )}
    </div>
  );
}
