import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notices } from '#src/shared/messages/notices.ts';
import { admin, builds, rebuild, shop, site, useBuilds } from './use-builds.ts';

useBuilds();

const reconcile = () => shop.reconcile();
async function builtMinutesAgo(minutes: number): Promise<void> {
  const builtAt = new Date(Date.now() - minutes * 60_000).toISOString();
  await writeFile(join(site, 'build.json'), JSON.stringify({ builtAt }));
  await shop.stack.publish(site);
}
/** As if so many minutes had passed since the host was asked. */
const pass = (minutes: number) =>
  shop.stack.backend.query(
    `update site_build set
       wanted_at = wanted_at - make_interval(mins => $1),
       asked_at = asked_at - make_interval(mins => $1),
       not_before = not_before - make_interval(mins => $1),
       failed_since = failed_since - make_interval(mins => $1)`,
    [minutes],
  );
/** How many builds there are more, once none is running. */
async function buildsSince(before: number): Promise<number> {
  await shop.stack.built();
  return builds - before;
}

test('an admin who changes several things gets one build that holds them all', async () => {
  const before = builds;
  const headers = await admin();
  const answers = await Promise.all(Array.from({ length: 4 }, () => rebuild(headers)));
  for (const { status, body } of answers) {
    expect(status).toBe(202);
    expect(body).toEqual({ accepted: true });
  }
  await expect.poll(() => builds, { timeout: 20_000 }).toBe(before + 1);
  await shop.stack.built();
  expect(builds).toBe(before + 1);
});

test('later changes are gathered, and built together by the round after the pause', async () => {
  const before = builds;
  await rebuild(await admin(), true);
  expect(await buildsSince(before)).toBe(1);
  await shop.forgetCounts();
  await pass(3);
  await builtMinutesAgo(2);
  for (let change = 0; change < 3; change += 1) await rebuild(await admin());
  await reconcile();
  expect(await buildsSince(before)).toBe(1);
  await pass(7);
  await builtMinutesAgo(9);
  await reconcile();
  expect(await buildsSince(before)).toBe(2);
});

test('an admin who publishes now does not wait', async () => {
  const before = builds;
  await rebuild(await admin(), true);
  await shop.stack.built();
  await builtMinutesAgo(0);
  expect((await rebuild(await admin(), true)).status).toBe(202);
  expect(await buildsSince(before)).toBe(2);
});

describe('a host that does not build', () => {
  beforeEach(() => shop.stack.refuseBuilds(404));
  afterEach(() => shop.stack.refuseBuilds(undefined));

  test('is said, and asked again by itself after a pause', async () => {
    const before = builds;
    const { status, body } = await rebuild(await admin(), true);
    expect(status).toBe(502);
    expect(body['detail']).toBe(notices.buildRefused.message);
    const [row] = await shop.stack.backend.query('select failures, problem from site_build');
    expect(row).toEqual({ failures: 1, problem: 'status 404' });

    shop.stack.refuseBuilds(undefined);
    await reconcile();
    expect(await buildsSince(before)).toBe(0);
    await pass(20);
    await reconcile();
    expect(await buildsSince(before)).toBe(1);
  });
});

test('a build whose pages never come is not asked for at every round', async () => {
  const before = builds;
  await builtMinutesAgo(60);
  await rebuild(await admin(), true);
  await pass(16);
  await reconcile();
  await pass(10);
  await reconcile();
  expect(await buildsSince(before)).toBe(1);
  const [row] = await shop.stack.backend.query('select failures, problem from site_build');
  expect(row).toEqual({ failures: 1, problem: 'missing' });
});

describe('every ten minutes', () => {
  const publish = (when: string) =>
    shop.stack.backend.query(
      `update blog_posts set publishedat = now() + $1::interval
       where id = (select id from blog_posts order by id limit 1)`,
      [when],
    );

  test('a scheduled post whose time came after the last build is built', async () => {
    await publish('-5 minutes');
    await builtMinutesAgo(10);
    const before = builds;
    expect((await reconcile()).status).toBe(200);
    await expect.poll(() => builds, { timeout: 20_000 }).toBe(before + 1);
    await shop.stack.built();
  });

  test.each([
    ['is in the pages already', '-20 minutes'],
    ['has not come yet', '20 minutes'],
  ])('nothing is built for a post whose time %s', async (_, when) => {
    await publish(when);
    await builtMinutesAgo(10);
    const before = builds;
    expect((await reconcile()).status).toBe(200);
    await shop.stack.built();
    expect(builds).toBe(before);
  });

  test('pages without a build time do not stop a build', async () => {
    await rm(join(site, 'build.json'), { force: true });
    const before = builds;
    expect((await reconcile()).status).toBe(200);
    await shop.stack.built();
    expect(builds).toBe(before);
  });
});
