import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryFolder } from '../../../local/server/repository.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';

const run = promisify(execFile);

/** What a build reads. */
const parts = [
  'astro.config.mjs',
  'content',
  'local',
  'netlify',
  'netlify.toml',
  'package.json',
  'public',
  'src',
  'supabase',
  'tsconfig.json',
];

export interface CopiedProject {
  /** Replaces a text of a file; throws if it is not there. */
  change(file: string, from: string, to: string): Promise<void>;
  /** `npm run build` with the sample rows. */
  build(): Promise<BuiltSite>;
  remove(): Promise<void>;
}

/** The project in a folder of its own, for an owner's changes to it. */
export async function copyProject(): Promise<CopiedProject> {
  const folder = await mkdtemp(join(tmpdir(), 'copied-project-'));
  for (const part of parts) {
    await cp(join(repositoryFolder, part), join(folder, part), { recursive: true });
  }
  await linkPackages(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'));
  return {
    async change(file, from, to) {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not say ${from}.`);
      await writeFile(
        path,
        before.replace(from, () => to),
      );
    },
    async build() {
      const site = join(folder, 'dist');
      const environment = { ...process.env, OUT_DIR: site, DATA_DIR: join(folder, '.data') };
      await run(process.execPath, ['local/build.ts'], { cwd: folder, env: environment });
      return readBuiltSite(site);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The packages, but not what Astro keeps beside them: it is of the content that a build has read. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  const packages = (await readdir(from)).filter((name) => !/^\.(?:astro|vite)/.test(name));
  for (const name of packages) await symlink(join(from, name), join(to, name));
}
