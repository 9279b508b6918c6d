import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startAstro, siteVariables } from '../../../local/server/astro.ts';
import { repositoryFolder } from '../../../local/server/repository.ts';
import { readBuiltSite, type BuiltSite } from '../site/built-site.ts';
import { test as base } from '../test.ts';
import { stackInUse } from './stack-in-use.ts';
import { startMilliseconds } from './start-stack.ts';

export const schedulerUrl = 'https://calendly.com/mentor/30min';

const inputs = ['astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];

/** The pages of the running site, built once more with `schedulerUrl` in content/site.json and served in its place. */
export const test = base.extend<object, { schedulerSite: BuiltSite }>({
  schedulerSite: [
    async ({}, use) => {
      const work = join(repositoryFolder, '.astro');
      await mkdir(work, { recursive: true });
      const folder = await mkdtemp(join(work, 'scheduler-site-'));
      try {
        await use(await buildWithScheduler(folder));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: startMilliseconds },
  ],
  visitor: async ({ visitor, schedulerSite, stack }, use) => {
    await visitor.route(`${stack.url}/**`, async (route) => {
      const file = schedulerSite.fileAt(route.request().url());
      if (!file) return route.fallback();
      return route.fulfill({ path: join(schedulerSite.folder, file) });
    });
    await use(visitor);
  },
});

async function buildWithScheduler(folder: string): Promise<BuiltSite> {
  for (const input of inputs) {
    await cp(join(repositoryFolder, input), join(folder, input), { recursive: true });
  }
  await symlink(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'content/site.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...site, schedulerUrl }));

  const { url, anonKey } = stackInUse();
  const out = join(folder, 'dist');
  const variables = {
    ...siteVariables({
      siteUrl: url,
      backendUrl: url,
      anonKey,
      snapshotFile: join(folder, 'snapshot.json'),
    }),
    OUT_DIR: out,
  };
  let said = '';
  const build = startAstro(['build', '--root', folder], variables, (text) => (said += text));
  const code = await new Promise((resolve) => build.once('close', resolve));
  if (code !== 0) throw new Error(`The site with a scheduler could not be built.\n${said}`);
  return readBuiltSite(out);
}
