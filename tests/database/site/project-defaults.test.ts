import { expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import { migrate } from '../../../local/backend/migrate.ts';
import { preparePlatform } from '../../../local/backend/platform.ts';
import { migrationsDir } from '../../../local/backend/prepare.ts';
import { rightsIn } from '../support/rights.ts';

// Until 30 October 2026 a hosted project opened new tables and functions to its API roles by itself; since then only where
// its owner asks for that (supabase.com/changelog/45329-breaking-change-tables-not-exposed-to-data-and-graphql-api-automatically).
const closed = ['tables', 'functions', 'sequences']
  .map(
    (things) =>
      `alter default privileges in schema public revoke all on ${things} from anon, authenticated, service_role;`,
  )
  .join('\n');

/** Who may do what with all that the migrations made, in a project that was prepared so. */
async function rightsAfterMigrations(preparation = ''): Promise<string[]> {
  const database = await openEmbeddedDatabase();
  await preparePlatform(database);
  await database.script(preparation);
  await migrate(database, migrationsDir);
  const rights = await rightsIn(database);
  await database.close();
  return rights.filter((line) => !line.startsWith('default of'));
}

test('people may do the same whether or not a project opens new tables by itself', async () => {
  expect(await rightsAfterMigrations(closed)).toEqual(await rightsAfterMigrations());
});
