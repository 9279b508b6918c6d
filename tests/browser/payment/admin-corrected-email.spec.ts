import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { buy, find, openOrder } from '../../support/browser/payment-admin.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Correct the email' });
const openDialog = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Correct the email' }).first().click();

async function correctTo(page: Page, address: string) {
  const dialog = dialogIn(page);
  await dialog.getByLabel('Right email').fill(address);
  // As long as a finger does: no message from before may come over the button meanwhile.
  await dialog.getByRole('button', { name: 'Correct the email' }).click({ delay: 200 });
}

test('an admin corrects the email of a session: the right address gets its link, the one before gets nothing @phone', async ({
  admin: { page },
  stack,
  provider,
  inbox,
}) => {
  const paid = await buy(stack, provider);
  const right = `right.${paid.email}`;
  await page.goto('/admin/payments');
  await find(page, paid.email);
  await openOrder(page, paid);
  await openDialog(page);
  const dialog = dialogIn(page);
  await expect(dialog).toContainText(paid.email);
  await expectAccessibleDialog(dialog);

  await correctTo(page, 'rohan.gmail.com');
  await expect(dialog.getByLabel('Right email')).toHaveAccessibleDescription(
    /Enter an email address/,
  );
  await correctTo(page, paid.email.toUpperCase());
  await expect(dialog.getByLabel('Right email')).toHaveAccessibleDescription(
    /The order has this address already/,
  );
  await correctTo(page, right);
  await expect(toast(page, 'Email corrected')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(right, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Email: Session for the corrected address',
  );

  await expect
    .poll(async () => (await inbox.messages(right)).map(({ subject }) => subject))
    .toEqual(['Your session has this address now: 1-to-1 Resume Preparation']);
  expect((await inbox.messages(paid.email)).map(({ subject }) => subject)).toEqual([
    'Booking confirmed: 1-to-1 Resume Preparation',
  ]);
  const [mail] = await inbox.messages(right);
  const [link = ''] = /\S+\/session\/[\w-]+/.exec(mail?.text ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Your session is paid for');
});

test('the order’s own address opens no session after that, and says where to look', async ({
  admin: { page },
  stack,
  provider,
  database,
  problems,
}) => {
  problems.expect(/404: GET \/\.netlify\/functions\/session/);
  const paid = await buy(stack, provider);
  await database(`update public.bookings set opens_by_order = false where order_id = $1`, [
    paid.orderId,
  ]);
  await page.goto(`/schedule?order_id=${paid.orderId}`);
  await expect(page.getByRole('main')).toContainText('This address opens no session any more');
  await expect(page.getByRole('main')).toContainText('Open the link in the newest email');
});

test('an admin who logged in long ago enters the password first, and what was typed stays', async ({
  admin: { page, id, password },
  stack,
  provider,
  database,
  problems,
}) => {
  problems.expect(/403: POST .*\/rpc\/move_order/);
  const paid = await buy(stack, provider);
  await page.goto('/admin/payments');
  await find(page, paid.email);
  await openOrder(page, paid);
  await database(
    `update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
    [id],
  );
  await openDialog(page);
  await correctTo(page, `right.${paid.email}`);
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogIn(page).getByLabel('Right email')).toHaveValue(`right.${paid.email}`);
  await dialogIn(page).getByRole('button', { name: 'Correct the email' }).click();
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Email corrected')).toBeVisible();
});

test('a session that is over is not moved, and a course is corrected where its learners are', async ({
  admin: { page },
  stack,
  provider,
  database,
}) => {
  const paid = await buy(stack, provider);
  await page.goto('/admin/payments');
  await find(page, paid.email);
  await openOrder(page, paid);
  await openDialog(page);
  await database(
    `update public.bookings
     set status = 'done', starts_at = times.at, blocked_from = times.at,
         ends_at = times.at + interval '30 minutes', blocked_to = times.at + interval '30 minutes'
     from (select now() - interval '9 years' as at) as times
     where order_id = $1`,
    [paid.orderId],
  );
  await correctTo(page, `right.${paid.email}`);
  await expect(toast(page, 'This session is over')).toBeVisible();

  const course = await buy(stack, provider, { mentorshipType: 'end_to_end_course', amount: 499 });
  await page.goto('/admin/payments');
  await find(page, course.orderId);
  await openOrder(page, course);
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct the email' })).toHaveCount(0);
});
