import { useStore } from '@nanostores/react';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import type { TodayEntry } from '#src/features/admin/schemas/waiting.ts';
import { $today, loadToday } from '#src/features/admin/stores/today.ts';
import { upcomingEventsPath } from '#src/features/events/paths.ts';
import { deskSessionPath } from '#src/features/sessions/paths.ts';
import { offerOf } from '#src/shared/content/offers.ts';
import { clockLabel } from '#src/shared/lib/dates/clock-time.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { ToDo } from './ToDo.tsx';

/** The sessions and events of today. */
export function Today() {
  const { entries, status } = useStore($today);
  return (
    <section aria-labelledby="today" className="card gap-2">
      <h2 id="today" className="text-title">
        Today
      </h2>
      {status === 'loading' && <p className="text-soft">Looking up today...</p>}
      {status === 'failed' && (
        <LoadFailed
          role="status"
          message={dashboardMessages.todayFailed}
          onTryAgain={() => void loadToday()}
        />
      )}
      {status === 'loaded' && entries.length === 0 && (
        <p className="text-soft">No sessions and no events today.</p>
      )}
      {entries.length > 0 && (
        <ul aria-label="Sessions and events today">
          {entries.map((entry) => (
            <ToDo
              key={entry.id}
              lead={<span className="font-semibold">{clockLabel(entry.begins)}</span>}
              href={entry.kind === 'session' ? deskSessionPath(entry.id) : upcomingEventsPath}
              action="Open"
              about={entry.name}
            >
              <bdi className="font-semibold">{entry.name}</bdi>
              <span className="block text-small text-soft">{about(entry)}</span>
            </ToDo>
          ))}
        </ul>
      )}
    </section>
  );
}

function about({ kind, mentorshiptype, people, resumes, questions }: TodayEntry): string {
  if (kind === 'event') return `Event, ${people ?? 0} registered`;
  const sent = [counted(resumes ?? 0, 'resume'), counted(questions ?? 0, 'question')];
  const papers = sent.filter(Boolean).join(', ') || 'no resume yet';
  return `${offerOf(mentorshiptype ?? '').name}, ${papers}`;
}

const counted = (count: number, what: string) =>
  count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
