import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { dialog as registration, openDialog } from '../../support/browser/event-registration.ts';
import { openInquiries, test as withDashboard } from '../../support/browser/dashboard.ts';
import { test as withEvents } from '../../support/browser/events.ts';
import { buy, find, openOrder } from '../../support/browser/payment-admin.ts';
import { bookTime, paidOrder } from '../../support/browser/sessions.ts';
import { expect, test } from '../../support/test.ts';

// The pages below the dialogs are looked at elsewhere.
const narrow = { checkAccessibility: false, viewport: { width: 360, height: 740 } };
test.use(narrow);
withEvents.use(narrow);
withDashboard.use(narrow);

test('the dialog that refunds an order is accessible', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const paid = await buy(stack, provider);
  await page.goto('/admin/payments');
  await find(page, paid.email);
  await openOrder(page, paid);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expectAccessibleDialog(page.getByRole('dialog'));
});

test('the dialog that cancels a session is accessible', async ({ visitor, database }) => {
  const orderId = await paidOrder(database);
  await bookTime(database, orderId);
  await visitor.goto(`/schedule?order_id=${orderId}`);
  await visitor.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expectAccessibleDialog(visitor.getByRole('dialog'));
});

withEvents('the dialogs of a registration are accessible', async ({ student, addEvent }) => {
  await openDialog(student.page, await addEvent());
  await expect(registration(student.page)).toBeVisible();
  await expectAccessibleDialog(student.page.getByRole('dialog'));
});

withDashboard(
  'the dialog of an inquiry is accessible',
  async ({ admin: { page }, addCollegeInquiry }) => {
    const { name } = await addCollegeInquiry();
    await page.goto('/admin');
    await openInquiries(page);
    await page.getByRole('button', { name: `Open: ${name}` }).click();
    await expectAccessibleDialog(page.getByRole('dialog'));
  },
);

test('the dialog that writes a review is accessible', async ({ student: { page } }) => {
  await page.goto('/reviews');
  await page.getByRole('button', { name: 'Write a Review' }).first().click();
  await expectAccessibleDialog(page.getByRole('dialog'));
});
