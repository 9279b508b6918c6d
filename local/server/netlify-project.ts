import { copyFile, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { repositoryFolder } from './repository.ts';

export interface NetlifyProject {
  folder: string;
  remove(): Promise<void>;
}

const prefix = 'published-';

/**
 * A folder in `workDir` that looks like this repository to Netlify's tools, with `siteDir` as its published site.
 *
 * They read netlify.toml and the site from fixed places below one folder, write into it, and go online when the
 * repository is linked to a Netlify account. A folder of its own lets any built site be served, several at once, and
 * keeps them off the network.
 */
export async function createNetlifyProject(
  workDir: string,
  siteDir: string,
): Promise<NetlifyProject> {
  const folder = await mkdtemp(join(workDir, prefix));
  await copyFile(join(repositoryFolder, 'netlify.toml'), join(folder, 'netlify.toml'));
  const published = join(folder, 'dist');
  await symlink(resolve(siteDir), published, 'junction');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Removes what processes that were killed left in `workDir`. */
export async function removeNetlifyProjects(workDir: string): Promise<void> {
  const names = (await readdir(workDir)).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => rm(join(workDir, name), { recursive: true, force: true })));
}
