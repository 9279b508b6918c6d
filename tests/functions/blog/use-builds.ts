import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openShop, type Shop } from '../../support/functions.ts';

/** The shop of the test file that runs now. */
export let shop: Shop;
/** The folder of its pages. */
export let site: string;
/** How often it was built. */
export let builds = 0;

/** Opens a shop for this test file whose builds are counted; before each test none was asked for. */
export function useBuilds(): void {
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
  beforeEach(async () => {
    await shop.forgetCounts();
    await shop.stack.backend.query('delete from site_build');
    await shop.stack.backend.query('insert into site_build default values');
    await rm(join(site, 'build.json'), { force: true });
  });
  afterAll(async () => {
    await shop.stop();
    await rm(site, { recursive: true });
  });
}

export const rebuild = (headers: Record<string, string> = {}, at_once = false) =>
  shop.call('rebuild', { headers, body: { at_once } });
export const admin = () => shop.signIn('admin');
