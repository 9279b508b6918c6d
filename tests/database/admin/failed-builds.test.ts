import { beforeEach, describe, expect, test } from 'vitest';
import { buildSchedule } from '#src/shared/lib/build-schedule.ts';
import { claim, fail, pass, request, state, useSiteBuild } from './site-build.ts';

useSiteBuild();

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
