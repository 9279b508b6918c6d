import type { NextBuild as Next } from '#src/features/admin/lib/next-build.ts';
import { dashboardMessages } from '#src/features/admin/messages.ts';
import { plainMoment } from '#src/shared/lib/dates/moments.ts';

const { buildAdvice, buildFails, nextBuild } = dashboardMessages;

/** When the next build starts, and since when none succeeds. */
export function NextBuild({ next: { startsBy, failingSince, problem } }: { next: Next }) {
  const start = plainMoment(startsBy);
  if (failingSince === undefined) {
    return <p className="text-small text-soft">{nextBuild(start)}</p>;
  }
  return (
    <p className="text-small wrap-anywhere text-alarm">
      {buildFails(plainMoment(failingSince), start, adviceOn(problem))}
    </p>
  );
}

function adviceOn(problem: string | null): string {
  if (problem === null || problem === 'missing') return buildAdvice.missing;
  return problem === 'no build hook' ? buildAdvice.noHook : buildAdvice.refused(problem);
}
