import type { NextBuild as Next } from '#src/features/admin/lib/next-build.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import { indiaMoment } from '#src/shared/lib/dates/india.ts';

const { buildAdvice, buildFails, nextBuild } = dashboardMessages;

/** When the next build starts, and since when none succeeds. */
export function NextBuild({ next: { startsBy, failingSince, problem } }: { next: Next }) {
  const start = moment(startsBy);
  if (failingSince === undefined) {
    return <p className="text-small text-soft">{nextBuild(start)}</p>;
  }
  return (
    <p className="text-small wrap-anywhere text-alarm">
      {buildFails(moment(failingSince), start, adviceOn(problem))}
    </p>
  );
}

const moment = (time: string | Date) => `${indiaMoment(time)} IST`;

function adviceOn(problem: string | null): string {
  if (problem === null || problem === 'missing') return buildAdvice.missing;
  return problem === 'no build hook' ? buildAdvice.noHook : buildAdvice.refused(problem);
}
