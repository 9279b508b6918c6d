import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { useDataFolders } from '../support/data-folder.ts';

// It starts two Postgres databases.
vi.setConfig({ testTimeout: 120_000 });

const { newFolder, openIn } = useDataFolders();
const migrations = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url));

/** The migrations of the version that stored the address of an admin as the author. */
async function earlierMigrations(): Promise<string> {
  const folder = await newFolder();
  for (const file of await readdir(migrations)) {
    if (file < '20261124100000') await copyFile(join(migrations, file), join(folder, file));
  }
  return folder;
}

test('posts of before get the names of their authors, and follow them', async () => {
  const folder = await newFolder();
  const before = await openIn(folder, { migrationsDir: await earlierMigrations() });
  await before.query(`
    with accounts as (
      insert into auth.users (id, aud, role, email, raw_user_meta_data)
      select gen_random_uuid(), 'authenticated', 'authenticated', address, jsonb_build_object('full_name', name)
      from (values
        ('ila@college.example', 'Ila Sen'), ('dev@college.example', null), ('student@college.example', 'Om Jha')
      ) as person (address, name)
      returning id, email
    )
    insert into public.user_roles (user_id, role)
    select id, 'admin' from accounts where email not like 'student%'`);
  await before.query(`
    insert into public.blog_posts (title, slug, excerpt, content, author)
    select author, 'post-' || row_number() over (), 'Two sentences.', '<p>One.</p>', author
    from unnest(array['ila@college.example', 'Ila Sen', 'dev@college.example', 'Om Jha', 'A guest']) as author`);
  await before.close();

  const after = await openIn(folder);
  const bylines = async () => {
    const rows = await after.query<{ title: string; author: string }>(
      'select title, author from public.blog_posts',
    );
    return Object.fromEntries(rows.map(({ title, author }) => [title, author]));
  };
  expect(await bylines()).toEqual({
    'ila@college.example': 'Ila Sen',
    'Ila Sen': 'Ila Sen',
    'dev@college.example': 'dev@college.example',
    'Om Jha': 'Om Jha',
    'A guest': 'A guest',
  });
  await after.query(`update public.profiles set full_name = split_part(email, '@', 1)`);
  expect(await bylines()).toEqual({
    'ila@college.example': 'ila',
    'Ila Sen': 'ila',
    'dev@college.example': 'dev',
    'Om Jha': 'Om Jha',
    'A guest': 'A guest',
  });
});
