import type { SiteBuild } from '#src/features/admin/schemas/dashboard.ts';
import { buildSchedule } from '#src/shared/lib/build-schedule.ts';

const minute = 60_000;

export interface NextBuild {
  /** Also after the round of the scheduled function that starts it. */
  startsBy: Date;
  /** Undefined: the last build succeeded. */
  failingSince: string | undefined;
  /** How the last one failed. */
  problem: string | null;
}

/** The build that waits; undefined when there is none. `builtAt`: when the present pages were built. */
export function nextBuild(
  { wanted_at, not_before, failed_since, problem }: SiteBuild,
  builtAt: string | undefined,
  now: number,
): NextBuild | undefined {
  if (wanted_at === null || isAfter(builtAt, wanted_at)) return undefined;
  const round = buildSchedule.roundMinutes * minute;
  const earliest = Math.max(Date.parse(not_before), now);
  return {
    startsBy: new Date(Math.ceil(earliest / round) * round),
    failingSince: failed_since ?? undefined,
    problem,
  };
}

/** Whether the host was asked for pages that are not there yet, and may still come. */
export const isBuilding = (
  { is_running, asked_at }: SiteBuild,
  builtAt: string | undefined,
  now: number,
): boolean =>
  is_running &&
  asked_at !== null &&
  !isAfter(builtAt, asked_at) &&
  now < Date.parse(asked_at) + buildSchedule.patienceMinutes * minute;

const isAfter = (builtAt: string | undefined, moment: string) =>
  builtAt !== undefined && Date.parse(builtAt) > Date.parse(moment);
