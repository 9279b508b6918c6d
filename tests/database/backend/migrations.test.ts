import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useDataFolders } from '../support/data-folder.ts';

const { newFolder, openIn } = useDataFolders();
const migrations = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url));

/** A copy of our migrations with more files beside them. */
async function migrationsWith(files: Record<string, string>): Promise<string> {
  const folder = await newFolder();
  for (const file of await readdir(migrations))
    await copyFile(join(migrations, file), join(folder, file));
  for (const [file, sql] of Object.entries(files)) await writeFile(join(folder, file), sql);
  return folder;
}

const good = 'create table public.good (id integer primary key);';
const bad = 'create table public.bad (id integer primary key);\n\nselect * from public.missing;';

describe('a migration that fails', () => {
  test('is named with its line, and nothing of it or of its batch stays', async () => {
    const folder = await newFolder();
    const broken = await migrationsWith({
      '29990101000000_good.sql': good,
      '29990102000000_bad.sql': bad,
    });
    await expect(openIn(folder, { migrationsDir: broken })).rejects.toThrow(
      'Migration 29990102000000_bad.sql failed in line 3: relation "public.missing" does not exist. Nothing was applied.',
    );

    const before = await openIn(folder);
    expect(
      await before.query(
        `select to_regclass('public.good') as good, to_regclass('public.bad') as bad`,
      ),
    ).toEqual([{ good: null, bad: null }]);
  });

  test('leaves the data of the version before, which still starts', async () => {
    const folder = await newFolder();
    const version = await openIn(folder);
    await version.query(`insert into public.event_categories values ('Workshop')`);
    await version.close();
    const broken = await migrationsWith({ '29990102000000_bad.sql': bad });
    await expect(openIn(folder, { migrationsDir: broken })).rejects.toThrow('Nothing was applied');

    const again = await openIn(folder);
    expect(await again.query('select name from public.event_categories')).toEqual([
      { name: 'Workshop' },
    ]);
  });
});

test('a migration is applied once, and a later one on top', async () => {
  const folder = await newFolder();
  const more = await migrationsWith({ '29990101000000_good.sql': good });
  await (await openIn(folder)).close();
  await (await openIn(folder, { migrationsDir: more })).close();
  const backend = await openIn(folder, { migrationsDir: more });
  const applied = await backend.query(
    `select name from supabase_migrations.schema_migrations where version = '29990101000000'`,
  );
  expect(applied).toEqual([{ name: 'good' }]);
});

test('a migration that was changed after it was applied is refused by name', async () => {
  const folder = await newFolder();
  const file = '29990101000000_good.sql';
  await (await openIn(folder, { migrationsDir: await migrationsWith({ [file]: good }) })).close();
  const changed = await migrationsWith({ [file]: `${good} -- and more` });
  await expect(openIn(folder, { migrationsDir: changed })).rejects.toThrow(
    `Migration ${file} was changed after it had been applied here`,
  );
});

test('a migration with another kind of name is refused by name', async () => {
  const named = await migrationsWith({ 'reviews.sql': good });
  await expect(openIn(await newFolder(), { migrationsDir: named })).rejects.toThrow(
    'Migration reviews.sql is not named <14 digits>_<name>.sql.',
  );
});
