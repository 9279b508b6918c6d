import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeAbandonedBuilds } from '../../../local/server/abandoned-builds.ts';
import { temporaryFolder } from './fixture.ts';

test('what a killed build left is removed; a build under way and all else stays', async () => {
  const folder = await temporaryFolder();
  try {
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    for (const name of [`build-${ended}-AbC`, 'build-old', `build-${process.pid}-xYz`, 'content']) {
      await mkdir(join(folder.path, name));
      await writeFile(join(folder.path, name, 'index.html'), '');
    }
    await removeAbandonedBuilds(folder.path);
    expect((await readdir(folder.path)).sort()).toEqual([`build-${process.pid}-xYz`, 'content']);
  } finally {
    await folder.remove();
  }
});
