import { expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import { makeSeed } from '../../../local/backend/make-seed.ts';

test('the sample accounts, whose passwords are public, do not get into a hosted project', async () => {
  const database = await openEmbeddedDatabase();
  // A hosted project has this role from its first day (supabase/postgres: migrations/db/init-scripts).
  await database.query('create role supabase_admin nologin');
  await expect(database.script(await makeSeed())).rejects.toThrow(/embedded database only/);
  await database.close();
});
