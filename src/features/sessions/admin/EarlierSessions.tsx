import { useStore } from '@nanostores/react';
import { shortDay } from '#src/features/sessions/lib/desk-labels.ts';
import { $desk } from '#src/features/sessions/stores/desk.ts';
import { dayInIndia } from '#src/shared/lib/dates/india.ts';
import type { Ask } from './ask.ts';
import { SessionRow } from './SessionRow.tsx';
import { useNow } from '#src/shared/ui/use-now.ts';

/** The last sessions before today. */
export function EarlierSessions({ ask }: { ask: Ask }) {
  const { earlier } = useStore($desk);
  const now = useNow();
  if (earlier.length === 0) return null;
  return (
    <details className="accordion">
      <summary>
        <h2 className="text-title">Earlier</h2>
      </summary>
      <ul
        aria-label="Earlier sessions"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-6 lg:grid-cols-2"
      >
        {earlier.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            day={shortDay(dayInIndia(session.starts_at ?? ''))}
            ask={ask}
          />
        ))}
      </ul>
    </details>
  );
}
