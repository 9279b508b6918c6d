import { describe, expect, test } from 'vitest';
import { buildSchedule } from '#src/shared/lib/build-schedule.ts';
import { aPost } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { before, claim, pass, request, state, useSiteBuild } from './site-build.ts';

useSiteBuild();

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
