import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { deskFailures } from '#src/features/sessions/messages/desk.ts';
import { scheduleDraft } from '#src/features/sessions/stores/desk-drafts.ts';
import { $schedule, loadSchedule } from '#src/features/sessions/stores/schedule.ts';
import { LoadFailed } from '#src/shared/ui/LoadFailed.tsx';
import { PhoneFold } from '#src/shared/ui/PhoneFold.tsx';
import { useOnReturn } from '#src/shared/ui/use-on-return.ts';
import { OfferedDays } from './OfferedDays.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

const refresh = () => void loadSchedule();

/** The hours and rules by which people book, and beside them what is offered because of them. */
export function SchedulePart() {
  const { schedule, status } = useStore($schedule);
  const [isTyped] = useState(() => scheduleDraft().read() !== undefined);
  useEffect(refresh, []);
  // Another tab may have changed it; what is typed here stays.
  useOnReturn(refresh);

  return (
    <section
      id="schedule"
      aria-labelledby="schedule-heading"
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <PhoneFold
        isLong={!isTyped}
        summary={
          <h2 id="schedule-heading" className="text-large">
            When people can book
          </h2>
        }
      >
        {status === 'failed' && !schedule && (
          <LoadFailed role="alert" message={deskFailures.schedule} onTryAgain={refresh} />
        )}
        {status === 'loading' && (
          <p role="status" className="py-12 text-center text-soft">
            Loading your open hours...
          </p>
        )}
        {schedule && (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
            <ScheduleForm schedule={schedule} />
            <OfferedDays hours={schedule.hours} />
          </div>
        )}
      </PhoneFold>
    </section>
  );
}
