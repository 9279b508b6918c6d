import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { type Backend, openBackend } from '../../../local/backend/backend.ts';
import { siteUrl } from '../support/test-backend.ts';

export const signIn = (backend: Backend) =>
  backend.fetch(
    new Request(`${siteUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'admin-password' }),
    }),
  );

/** How many rows each table has, and a hash over all of them. */
export async function contentsOf(dataDir: string) {
  const backend = await openBackend({ siteUrl, dataDir });
  try {
    const tables = await backend.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('auth', 'public') or tablename in ('blog_authors', 'refund_requests', 'seed_files') order by 1`,
    );
    const contents: [string, number, string][] = [];
    for (const { name } of tables) {
      const rows = await backend.query<{ row: string }>(
        `select to_jsonb(each)::text as row from ${name} as each order by 1`,
      );
      const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
      contents.push([name, rows.length, hash]);
    }
    return contents;
  } finally {
    await backend.close();
  }
}

export const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
