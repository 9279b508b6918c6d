import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { useDataFolders } from '../support/data-folder.ts';

// It starts two Postgres databases.
vi.setConfig({ testTimeout: 120_000 });

const { newFolder, openIn } = useDataFolders();
const migrations = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url));

/** The migrations of the version before joining links had a table. */
async function earlierMigrations(): Promise<string> {
  const folder = await newFolder();
  for (const file of await readdir(migrations)) {
    if (file < '20261123130000') await copyFile(join(migrations, file), join(folder, file));
  }
  return folder;
}

test('links of upcoming online events leave the public table, and no others do', async () => {
  const folder = await newFolder();
  const before = await openIn(folder, { migrationsDir: await earlierMigrations() });
  await before.query(`
    insert into public.events
      (title, description, category, event_date, event_time, venue, status, is_past_event, link)
    select title, 'One hour.', 'Webinar', public.today_in_india() + days, '18:30', venue, status, marked, link
    from (values
      ('online', 3, 'Online, Google Meet', 'approved', false, 'https://meet.example/a'),
      ('today', 0, 'Zoom', 'approved', false, 'https://meet.example/b'),
      ('proposed', 9, 'Webinar', 'pending', false, 'https://meet.example/c'),
      ('in a hall and online', 9, 'Seminar hall and Zoom', 'approved', false, 'https://meet.example/d'),
      ('known by its address', 9, 'Jaipur', 'approved', false, 'https://us02web.zoom.us/j/1'),
      ('in a hall', 9, 'Seminar hall, Jaipur', 'approved', false, 'https://college.example/map'),
      ('over', -3, 'Online, Zoom', 'approved', false, 'https://college.example/notes'),
      ('marked as over', 3, 'Online, Zoom', 'approved', true, 'https://college.example/more'),
      ('without a link', 3, 'Online, Zoom', 'approved', false, null)
    ) as event (title, days, venue, status, marked, link)`);
  await before.close();

  const after = await openIn(folder);
  const rows = await after.query<{ title: string; public: string; joining: string }>(`
    select title, events.link as public, event_joining_links.link as joining
    from public.events left join public.event_joining_links on event_id = events.id`);
  const links = Object.fromEntries(rows.map(({ title, ...link }) => [title, link]));
  const moved = (joining: string) => ({ public: null, joining });
  const stayed = (link: string | null) => ({ public: link, joining: null });
  expect(links).toEqual({
    online: moved('https://meet.example/a'),
    today: moved('https://meet.example/b'),
    proposed: moved('https://meet.example/c'),
    'in a hall and online': moved('https://meet.example/d'),
    'known by its address': moved('https://us02web.zoom.us/j/1'),
    'in a hall': stayed('https://college.example/map'),
    over: stayed('https://college.example/notes'),
    'marked as over': stayed('https://college.example/more'),
    'without a link': stayed(null),
  });
});
