import { beforeEach } from 'vitest';
import { buildSchedule } from '#src/shared/lib/build-schedule.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

export const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const request = async (atOnce = false, by = people.admin.client) => {
  await by.rpc('request_build', { at_once: atOnce }).throwOnError();
};

/** Whether the host is to be asked now; `built`: how many minutes ago the present pages were built. */
export async function claim(built: number | null): Promise<unknown> {
  const built_at = built === null ? null : before(built);
  const answer = await people.service
    .rpc('claim_build', { built_at, schedule: buildSchedule })
    .throwOnError();
  return answer.data;
}

export const fail = async (problem = 'status 404') => {
  await people.service.rpc('build_failed', { problem, schedule: buildSchedule }).throwOnError();
};

interface State {
  is_running: boolean;
  failures: number;
  problem: string | null;
  /** Minutes until the next build may start, rounded. */
  pause: number;
  failing: number | null;
}

export const state = async (): Promise<State> => {
  const [row] = await backend.query<State>(`
    select is_running, failures, problem,
      round(extract(epoch from not_before - now()) / 60)::integer as pause,
      round(extract(epoch from now() - failed_since) / 60)::integer as failing
    from public.site_build`);
  return row!;
};

/** As if so many minutes had passed. */
export const pass = (minutes: number) =>
  backend.query(
    `update public.site_build set
       wanted_at = wanted_at - make_interval(mins => $1),
       asked_at = asked_at - make_interval(mins => $1),
       not_before = not_before - make_interval(mins => $1),
       failed_since = failed_since - make_interval(mins => $1)`,
    [minutes],
  );

/** Opens a backend; before each test nothing was built and there is no post. */
export function useSiteBuild(): void {
  useBackend();
  beforeEach(async () => {
    await backend.query('delete from public.site_build');
    await backend.query('insert into public.site_build default values');
    await backend.query('delete from public.blog_posts');
  });
}
