import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notices } from '#src/shared/messages/notices.ts';
import { openShop, type Shop } from '../../support/functions.ts';

let shop: Shop;
let site: string;
let builds = 0;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'rebuild-test-'));
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Home</title>');
  shop = await openShop({
    seed: 'sample',
    buildSite: async () => {
      builds += 1;
      return site;
    },
  });
});
beforeEach(() => shop.forgetCounts());
afterAll(async () => {
  await shop.stop();
  await rm(site, { recursive: true });
});

const rebuild = (headers: Record<string, string> = {}) => shop.call('rebuild', { headers });
const admin = () => shop.signIn('admin');
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

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

describe('every ten minutes', () => {
  const reconcile = () => shop.reconcile();
  const builtMinutesAgo = (minutes: number) =>
    writeFile(
      join(site, 'build.json'),
      JSON.stringify({ builtAt: new Date(Date.now() - minutes * 60_000).toISOString() }),
    );
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

test.each<[string, () => Promise<Record<string, string>>]>([
  ['a visitor', async () => ({})],
  ['a student', () => shop.signIn('student')],
  ['someone who holds the public key', async () => bearer(shop.stack.backend.anonKey)],
  ['someone who makes up a token', async () => bearer('a.b.c')],
  ['someone who writes a header of another kind', async () => ({ Authorization: 'Basic YTpi' })],
  [
    'someone who unsigns a token',
    async () => ({
      Authorization: `${(await admin()).Authorization.split('.').slice(0, 2).join('.')}.`,
    }),
  ],
])('%s cannot ask for a build', async (_, headersOf) => {
  const { status, body } = await rebuild(await headersOf());
  expect(status).toBe(403);
  expect(body['detail']).toBe(notices.adminDenied.message);
});

test('a removed role ends at once', async () => {
  const headers = await admin();
  const { backend } = shop.stack;
  await backend.query(`update user_roles set role = 'user' where role = 'admin'`);
  try {
    expect((await rebuild(headers)).status).toBe(403);
  } finally {
    await backend.query(`update user_roles set role = 'admin'`);
  }
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  expect((await shop.call('rebuild', { method })).status).toBe(405);
});
