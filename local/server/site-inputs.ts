import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { todayInIndia } from '#src/shared/lib/dates/india.ts';
import type { Backend } from '../backend/backend.ts';
import { repositoryFolder } from './repository.ts';

const files = [
  'astro.config.mjs',
  'content',
  'netlify.toml',
  'package-lock.json',
  'public',
  'src',
  'supabase/migrations',
  'tsconfig.json',
];
const publicTables = [
  'blog_posts',
  'blog_redirects',
  'event_categories',
  'events',
  'removal_confirmations',
  'reviews',
];

/** Stands for all that the built pages are made of; another value means that they have to be built again. */
export async function versionOfInputs(
  query: Backend['query'],
  variables: Record<string, string>,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(variables));
  // What is upcoming and what is past changes with the day.
  hash.update(todayInIndia());
  for (const file of files) await hashFile(file, hash);
  for (const table of publicTables) hash.update(await versionOfRows(query, table));
  return hash.digest('hex').slice(0, 20);
}

async function hashFile(path: string, hash: ReturnType<typeof createHash>): Promise<void> {
  const absolute = join(repositoryFolder, path);
  const found = await stat(absolute).catch(() => undefined);
  hash.update(`${path}\0`);
  if (found?.isFile()) hash.update(await readFile(absolute));
  if (!found?.isDirectory()) return;
  for (const name of (await readdir(absolute)).sort()) await hashFile(join(path, name), hash);
}

async function versionOfRows(query: Backend['query'], table: string): Promise<string> {
  const [found] = await query<{ exists: boolean }>(
    'select to_regclass($1) is not null as "exists"',
    [`public.${table}`],
  );
  if (!found?.exists) return '';
  // Every write gives a row another transaction and place, so the row itself, with its picture, need not be read.
  const [rows] = await query<{ version: string | null }>(
    `select md5(string_agg(t.xmin::text || t.ctid::text, ',' order by t.ctid)) as version from public.${table} t`,
  );
  return rows?.version ?? '';
}
