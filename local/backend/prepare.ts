import { fileURLToPath } from 'node:url';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { preparePlatform } from './platform.ts';
import { seedOnce } from './seed.ts';

export interface PrepareOptions {
  siteUrl: string;
  /** Put in once and recorded, so that deleted sample rows stay deleted. */
  seed?: 'sample' | 'none';
  migrationsDir?: string;
}

export const migrationsDir = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

/** Brings a database up to date; changes nothing on one that is. */
export async function prepare(database: Database, options: PrepareOptions): Promise<void> {
  await preparePlatform(database);
  await migrate(database, options.migrationsDir ?? migrationsDir);
  if (options.seed === 'sample') await seedOnce(database, options.siteUrl);
}
