import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/test.ts';

test('everything behind the filters is saved for a spreadsheet', async ({
  admin: { page },
  database,
}) => {
  const word = randomUUID().slice(0, 8);
  await database(
    `insert into public.payments
       (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone)
     select 'ord_' || md5($1 || number), 149, 'expired', 'resume_preparation',
       case number when 7 then '=HYPERLINK("x")' else 'Many' end, number || '.' || $1 || '@example.com', '9829012345'
     from generate_series(1, 1100) as number`,
    [word],
  );
  await page.goto('/admin/payments');
  await page.getByLabel('Search orders').fill(`${word}@`);
  await expect(page.getByText('1100 orders')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('payments.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.charCodeAt(0)).toBe(0xfeff);
  expect(file.trimEnd().split('\r\n')).toHaveLength(1101);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  await database('delete from public.payments where customer_email like $1', [
    `%${word}@example.com`,
  ]);
});
