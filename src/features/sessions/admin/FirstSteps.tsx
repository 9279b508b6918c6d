import { useStore } from '@nanostores/react';
import { hasHours } from '#src/features/sessions/lib/open-hours.ts';
import { $schedule } from '#src/features/sessions/stores/schedule.ts';
import { openFoldsAround } from '#src/shared/browser/open-folds.ts';

/** What has to be set before anybody can book, or find the way to a session. */
export function FirstSteps() {
  const { schedule } = useStore($schedule);
  if (!schedule) return null;
  const lacksHours = !hasHours(schedule.hours);
  const lacksLink = schedule.settings.joining_link === null;
  if (!lacksHours && !lacksLink) return null;
  return (
    <section aria-label="What to do first" className="grid gap-3">
      {lacksHours && (
        <Step title="Nobody can book yet" href="#open-hours" action="Set your open hours">
          Set the hours in which you take sessions. Until then, people who pay get no time.
        </Step>
      )}
      {lacksLink && (
        <Step
          title="People do not know where to go"
          href="#joining-link"
          action="Set the joining link"
        >
          Make a meeting room, at Google Meet or Zoom for example, and put its link here. Everybody
          who has booked gets it.
        </Step>
      )}
    </section>
  );
}

interface StepProps {
  title: string;
  href: string;
  action: string;
  children: string;
}

function Step({ title, href, action, children }: StepProps) {
  return (
    <div className="note flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid max-w-[40rem] gap-1">
        <h2 className="tracking-normal font-sans text-base font-semibold">{title}</h2>
        <p>{children}</p>
      </div>
      <a
        className="btn btn-quiet btn-small"
        href={href}
        onClick={() => openFoldsAround(document.querySelector(href))}
      >
        {action}
      </a>
    </div>
  );
}
