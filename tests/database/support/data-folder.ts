import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { openBackend, type Backend, type BackendOptions } from '../../../local/backend/backend.ts';
import { siteUrl } from './test-backend.ts';

/** Data folders and the backends opened on them, closed and removed after each test. */
export function useDataFolders() {
  const folders: string[] = [];
  const open: Backend[] = [];

  afterEach(async () => {
    await Promise.all(open.splice(0).map((backend) => backend.close()));
    await Promise.all(folders.splice(0).map((dir) => rm(dir, { recursive: true, force: true })));
  });

  return {
    newFolder: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'mentor-data-'));
      folders.push(folder);
      return folder;
    },
    openIn: async (dataDir: string, options: Partial<BackendOptions> = {}) => {
      const backend = await openBackend({ siteUrl, dataDir, confirmEmails: false, ...options });
      open.push(backend);
      return backend;
    },
  };
}
