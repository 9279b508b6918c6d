import { join } from 'node:path';

/** Where the public rows are kept: beside Astro's own cache, which hosts keep from build to build. */
export const snapshotFile = () =>
  process.env['SNAPSHOT_FILE'] ||
  join(process.env['CACHE_DIR'] || 'node_modules/.astro', 'snapshot.json');
