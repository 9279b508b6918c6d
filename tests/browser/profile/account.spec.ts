import { randomUUID } from 'node:crypto';
import { logIn } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { bookTime } from '../../support/browser/sessions.ts';
import { expect, test } from '../../support/test.ts';

async function addPayment(
  database: <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>,
  email: string,
  status: string,
  amount: number,
): Promise<string> {
  const orderId = `ord_${randomUUID().replaceAll('-', '')}`;
  await database(
    `insert into public.payments
       (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone, paid_at)
     values ($1, $2, $3, 'resume_preparation', 'Kavya Nair', $4, '9829012345', now())`,
    [orderId, amount, status, email],
  );
  return orderId;
}

test('a student changes the password, which logs out the other devices', async ({
  student: { page, id, email, password },
  browser,
  problems,
  database,
}) => {
  const elsewhere = await browser.newContext();
  await problems.follow(elsewhere);
  await page.goto('/profile');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('four dry umbrellas');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed successfully')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  expect(await database('select 1 from auth.sessions where user_id = $1', [id])).toHaveLength(1);

  const fresh = await elsewhere.newPage();
  await fresh.goto('/auth');
  await logIn(fresh, { email, password: 'four dry umbrellas' });
  await expect(fresh).toHaveURL('/');
  await elsewhere.close();
});

test('a student logs out on all devices', async ({ student: { page, id }, database }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log out on all devices' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  expect(await database('select 1 from auth.sessions where user_id = $1', [id])).toEqual([]);
});

test('a student downloads what is stored about them, and nothing of others', async ({
  student: { page, email },
  otherStudent,
}) => {
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const data = JSON.parse(text) as {
    profiles: { email: string }[];
    bookings: object[];
    session_papers: object[];
    lesson_notes: object[];
  };
  expect(data.profiles).toMatchObject([{ email }]);
  expect(data.bookings).toEqual([]);
  expect(data.session_papers).toEqual([]);
  expect(data.lesson_notes).toEqual([]);
  expect(text).not.toContain(otherStudent.email);
});

test('a student sees their orders with the status, and nothing of others', async ({
  student: { page, email },
  otherStudent,
  database,
}) => {
  const orderId = await addPayment(database, email, 'paid', 149);
  await addPayment(database, otherStudent.email, 'paid', 199);
  await page.goto('/profile');
  const links = page.getByRole('link', { name: /See the order/ });
  await expect(links).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ has: links })).toContainText('₹149 · Paid');
  await expect(page.getByRole('link', { name: /^Receipt: / })).toHaveAttribute(
    'href',
    `/payment/receipt?order_id=${orderId}`,
  );
  await links.click();
  await expect(page).toHaveURL(`/payment/success?order_id=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});

test('a student finds the time of a session with its order, or chooses one', async ({
  student: { page, email },
  database,
}) => {
  const orderId = await addPayment(database, email, 'paid', 149);
  await page.goto('/profile');
  const row = page.getByRole('listitem').filter({ hasText: 'No time chosen yet' });
  await expect(row.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
    'href',
    `/schedule?order_id=${orderId}`,
  );
  await bookTime(database, orderId);
  await page.reload();
  const booked = page.getByRole('listitem').filter({ hasText: /\d [ap]m IST/ });
  await booked.getByRole('link', { name: 'See the session' }).click();
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
});

test('a student whose order was moved to them reads where the way to the session is', async ({
  student: { page, email },
  database,
}) => {
  const orderId = await addPayment(database, email, 'paid', 149);
  await bookTime(database, orderId);
  await database('update public.bookings set opens_by_order = false where order_id = $1', [
    orderId,
  ]);
  await page.goto('/profile');
  const row = page.getByRole('listitem').filter({ hasText: /\d [ap]m IST/ });
  await expect(row).toContainText('Its page opens with the link in the newest email about it.');
  await expect(row.getByRole('link', { name: /See the order/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /See the session/ })).toHaveCount(0);
});
