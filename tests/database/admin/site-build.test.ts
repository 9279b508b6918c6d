import { beforeEach, describe, expect, test } from 'vitest';
import { buildSchedule } from '#src/shared/lib/build-schedule.ts';
import { aPost } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();
beforeEach(async () => {
  await backend.query('delete from public.site_build');
  await backend.query('insert into public.site_build default values');
  await backend.query('delete from public.blog_posts');
});

const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const request = async (atOnce = false, by = people.admin.client) => {
  await by.rpc('request_build', { at_once: atOnce }).throwOnError();
};

/** Whether the host is to be asked now; `built`: how many minutes ago the present pages were built. */
async function claim(built: number | null): Promise<unknown> {
  const built_at = built === null ? null : before(built);
  const answer = await people.service
    .rpc('claim_build', { built_at, schedule: buildSchedule })
    .throwOnError();
  return answer.data;
}

const fail = async (problem = 'status 404') => {
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

const state = async (): Promise<State> => {
  const [row] = await backend.query<State>(`
    select is_running, failures, problem,
      round(extract(epoch from not_before - now()) / 60)::integer as pause,
      round(extract(epoch from now() - failed_since) / 60)::integer as failing
    from public.site_build`);
  return row!;
};

/** As if so many minutes had passed. */
const pass = (minutes: number) =>
  backend.query(
    `update public.site_build set
       wanted_at = wanted_at - make_interval(mins => $1),
       asked_at = asked_at - make_interval(mins => $1),
       not_before = not_before - make_interval(mins => $1),
       failed_since = failed_since - make_interval(mins => $1)`,
    [minutes],
  );

test('nothing is built when nothing has changed', async () => {
  expect(await claim(60)).toBe(false);
});

test('a change is built, and only one of several callers is told to ask', async () => {
  await request();
  const claims = await Promise.all([claim(60), claim(60), claim(60)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await state()).toMatchObject({ is_running: true, pause: buildSchedule.pauseMinutes });
});

test('changes after a build wait for the pause to end, and are built together', async () => {
  await request();
  await claim(60);
  await pass(3);
  await request();
  await request();
  expect(await claim(2)).toBe(false);
  await pass(6);
  expect(await claim(8)).toBe(false);
  await pass(1);
  expect(await claim(9)).toBe(true);
  await pass(11);
  expect(await claim(10)).toBe(false);
});

test('an admin who wants it at once does not wait for the pause', async () => {
  await request();
  await claim(60);
  await pass(2);
  await request(true);
  expect(await claim(1.5)).toBe(true);
});

test('a change during a build waits until the new pages are there', async () => {
  await request();
  await claim(60);
  await pass(12);
  await request(true);
  expect(await claim(72)).toBe(false);
  expect(await claim(11)).toBe(true);
});

test('what a push to the repository has built is not built again', async () => {
  await request();
  await pass(30);
  expect(await claim(10)).toBe(false);
  await pass(60);
  expect(await claim(70)).toBe(false);
});

describe('a host that refuses', () => {
  test('is asked again after pauses that grow, and not in between', async () => {
    await request();
    await claim(600);
    for (const [index, pause] of [...buildSchedule.retryMinutes, 1440].entries()) {
      await fail();
      expect(await state()).toMatchObject({ is_running: false, failures: index + 1, pause });
      await pass(pause - 1);
      expect(await claim(600_000)).toBe(false);
      await pass(1);
      expect(await claim(600_000)).toBe(true);
    }
  });

  test('is asked by an admin at once, who reads since when it refuses', async () => {
    await request();
    await claim(600);
    await fail('status 422');
    await pass(5);
    await request();
    expect(await claim(605)).toBe(false);
    await request(true);
    expect(await claim(605)).toBe(true);
    await fail('status 404');
    expect(await state()).toMatchObject({ failing: 5, failures: 2, problem: 'status 404' });
  });
});

describe('pages that do not come', () => {
  beforeEach(async () => {
    await request();
    await claim(600);
  });

  test('are waited for as long as a build may take', async () => {
    await pass(buildSchedule.patienceMinutes - 1);
    expect(await claim(614)).toBe(false);
    expect(await state()).toMatchObject({ is_running: true, failures: 0 });
  });

  test('are a failure then, and the build is tried again later', async () => {
    await pass(buildSchedule.patienceMinutes);
    expect(await claim(615)).toBe(false);
    expect(await state()).toMatchObject({
      is_running: false,
      failures: 1,
      problem: 'missing',
      failing: buildSchedule.patienceMinutes,
      pause: buildSchedule.retryMinutes[0],
    });
  });

  test('end the failure when they come late, and later changes wait no longer than usual', async () => {
    await pass(buildSchedule.patienceMinutes);
    await claim(615);
    await pass(5);
    expect(await claim(1)).toBe(false);
    expect(await state()).toMatchObject({ failures: 0, failing: null, problem: null });
    await request();
    expect(await claim(1)).toBe(true);
  });

  test('are no failure where pages do not say when they were built', async () => {
    await pass(buildSchedule.patienceMinutes);
    expect(await claim(null)).toBe(false);
    expect(await state()).toMatchObject({ is_running: false, failures: 0 });
  });
});

describe('a scheduled post', () => {
  const publish = (minutesAgo: number) =>
    people.service.from('blog_posts').insert(aPost({ publishedat: before(minutesAgo) }));

  test('is built once its time has come', async () => {
    await publish(5).throwOnError();
    expect(await claim(10)).toBe(true);
  });

  test.each([
    ['is in the pages', 20],
    ['has not come', -20],
  ])('is not built when it %s', async (_, minutes) => {
    await publish(minutes).throwOnError();
    expect(await claim(10)).toBe(false);
  });
});

test('only an admin can ask for a build', async () => {
  for (const client of [people.visitor, people.student.client]) {
    const { error } = await client.rpc('request_build', { at_once: true });
    expect(error?.code).toBe('42501');
  }
  expect(await claim(60)).toBe(false);
});

test('an admin cannot say that a build was started or has failed', async () => {
  const { client } = people.admin;
  const claimed = await client.rpc('claim_build', { built_at: null, schedule: buildSchedule });
  expect(claimed.error?.code).toBe('42501');
  const failed = await client.rpc('build_failed', { problem: 'x', schedule: buildSchedule });
  expect(failed.error?.code).toBe('42501');
});
