import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Folder {
  path: string;
  remove(): Promise<void>;
}

export async function temporaryFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'stack-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A folder as `astro build` leaves it, with these files. */
export async function builtSite(files: Record<string, string>): Promise<Folder> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder.path, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}
