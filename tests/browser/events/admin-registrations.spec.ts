import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/browser/events.ts';

test('an admin searches registrations and saves all of them for a spreadsheet', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await database(
    `with guests as (
       insert into auth.users (id, aud, role, email)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'guest' || number || '.' || $2 || '@example.com'
       from generate_series(1, 1100) as number
       returning id, email
     )
     insert into public.event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
     select $1::uuid, id, case when email like 'guest7.%' then '=HYPERLINK("x")' else 'Guest' end, email, 'MNIT, Jaipur', '9829012345'
     from guests`,
    [event.id, event.id.slice(0, 8)],
  );
  await page.goto('/admin/events');
  await page.getByRole('button', { name: `Registrations: ${event.title}` }).click();
  await expect(page.getByText('1100 registered')).toBeVisible();
  await page.getByLabel('Search registrations').fill('guest1099.');
  await expect(page.getByText('1 of 1100 registered')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^registrations-.*\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.charCodeAt(0)).toBe(0xfeff);
  expect(file.trimEnd().split('\r\n')).toHaveLength(1101);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  expect(file).toContain(`"9829012345"`);
  await database(`delete from auth.users where email like 'guest%.' || $1 || '@example.com'`, [
    event.id.slice(0, 8),
  ]);
});
