import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('an admin sees who agreed to what and who withdrew, narrows it and saves a file', async ({
  admin: { page },
  database,
}) => {
  const word = randomUUID().slice(0, 8);
  await database(
    `insert into public.consents (purpose, email, phone, notice_version, place, withdrawn_at)
     values
       ('newsletter', '=' || $1 || '@students.example', null, private.current_notice(), 'contact', null),
       ('whatsapp_reminders', $1 || '@students.example', '9829012345', private.current_notice(), 'booking', now())`,
    [word],
  );
  await page.goto('/admin/consents');
  const newsletter = page.getByRole('row').filter({ hasText: `=${word}@students.example` });
  const phone = page.getByRole('row').filter({ hasText: '9829012345' }).filter({ hasText: word });
  await expect(newsletter).toContainText('Contact form');
  await expect(newsletter).toContainText('Agreed');
  await expect(phone).toContainText('Withdrawn');
  expect(await sidewaysOverflow(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain(`"Newsletter","'=${word}@students.example"`);
  expect(file).toContain(`"${word}@students.example","9829012345","Booking form"`);

  await page.getByLabel('Agreed to').selectOption('Newsletter');
  await expect(phone).toBeHidden();
  await expect(newsletter).toBeVisible();
  await page.getByLabel('State').selectOption('Withdrawn');
  await expect(newsletter).toBeHidden();
  await database('delete from public.consents where email like $1', [`%${word}%`]);
});
