import { join, resolve } from 'node:path';
import { repositoryFolder } from './repository.ts';

/** Where `npm run build` puts the site, and `npm run preview` finds it: OUT_DIR, or dist/. */
export const builtSiteFolder = (environment: Record<string, string | undefined>): string =>
  resolve(environment['OUT_DIR'] || join(repositoryFolder, 'dist'));
