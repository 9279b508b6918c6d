import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { mailTo } from '../../support/browser/account-steps.ts';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { linkIn } from '../../support/mail-contents.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

type Database = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** Somebody without an account, who has sent an inquiry and paid for a session. */
async function buyer(database: Database): Promise<string> {
  const email = `kavya-${randomUUID().slice(0, 8)}@students.example`;
  await database(
    `insert into public.form_submissions (type, email, fullname, goal, phone)
     values ('individual', $1, '<b>Kavya</b>', 'placement', '9812345670')`,
    [email],
  );
  await database(
    `insert into public.payments
       (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone)
     values ('ord_' || replace(gen_random_uuid()::text, '-', ''), 499, 'paid', 'end_to_end_course', 'Kavya', $1, '9812345670')`,
    [email],
  );
  return email;
}

async function askFor(page: Page, email: string) {
  await page.goto('/my-data');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText(`If anything is stored about ${email}`)).toBeVisible();
}

test('someone without an account asks for a link, downloads their data and deletes it', async ({
  visitor,
  inbox,
  database,
  problems,
}) => {
  // The link that was used.
  problems.expect(/404: POST \/\.netlify\/functions\/own-data/);
  const email = await buyer(database);
  await askFor(visitor, email);
  expect(await sidewaysOverflow(visitor)).toEqual([]);

  const link = linkIn(await mailTo(inbox, email), '/my-data');
  await visitor.goto(link);
  const found = visitor.getByRole('region', { name: `Stored about ${email}` });
  await expect(found).toContainText('Inquiries and booking forms1');
  expect(await sidewaysOverflow(visitor)).toEqual([]);

  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Download (JSON)' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString()) as { inquiries: object[] };
  expect(data.inquiries).toMatchObject([{ email, fullname: '<b>Kavya</b>' }]);

  await visitor.getByRole('button', { name: 'Delete my data' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Delete your data?' });
  await expectAccessibleDialog(dialog);
  await expect(dialog).toContainText('One order that you paid for stays');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  const inquiries = () => database('select 1 from form_submissions where email = $1', [email]);
  expect(await inquiries()).toHaveLength(1);

  await visitor.getByRole('button', { name: 'Delete my data' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(visitor.getByRole('heading', { name: 'Your data is deleted' })).toBeFocused();
  expect(await inquiries()).toEqual([]);
  expect(
    await database('select customer_phone from payments where customer_email = $1', [email]),
  ).toEqual([{ customer_phone: null }]);

  await visitor.goto('/');
  await visitor.goto(link);
  await expect(visitor.getByRole('alert')).toContainText('This link does not work any more');
  await expect(visitor.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
});

test('someone whose address is not known reads the same, and gets no mail', async ({
  visitor,
  inbox,
}) => {
  const email = `nobody-${randomUUID().slice(0, 8)}@students.example`;
  await askFor(visitor, email);
  expect(await inbox.messages(email)).toEqual([]);
});

test('an address that is none is said beside the field, and what was typed stays', async ({
  visitor,
}) => {
  await visitor.goto('/my-data');
  await visitor.getByRole('textbox', { name: 'Email' }).fill('kavya');
  await visitor.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(visitor.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    /name@example.com/,
  );
  await expect(visitor.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(visitor.getByRole('textbox', { name: 'Email' })).toHaveValue('kavya');
});

test('a student finds the page from their profile', async ({ student: { page } }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL('/my-data');
});
