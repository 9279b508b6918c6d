import { expect, test } from 'vitest';
import { openBackend } from '../../../local/backend/backend.ts';
import { rightsIn } from '../support/rights.ts';
import { openSharedBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';

async function contentsOf(opening: Promise<TestBackend>) {
  const backend = await opening;
  const columns = await backend.query(
    `select table_schema, table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where table_schema in ('auth', 'private', 'public') order by 1, 2, 3`,
  );
  const constraints = await backend.query(
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid <> 0 order by 1, 2`,
  );
  const migrations = await backend.query(
    'select * from supabase_migrations.schema_migrations order by version',
  );
  const rights = await rightsIn(backend);
  await backend.close();
  return { columns, constraints, migrations, rights };
}

test('the copy that tests start from is what a first start makes', async () => {
  const copy = await contentsOf(openSharedBackend({ siteUrl }));
  expect(copy).toEqual(await contentsOf(openBackend({ siteUrl })));
});
