import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { buy, find, openIssues, openOrder } from '../../support/browser/payment-admin.ts';
import { toast } from '../../support/browser/toast.ts';
import type { ProviderInUse } from '../../support/browser/providers/in-use.ts';
import type { StackInUse } from '../../support/browser/stack-in-use.ts';
import { expect, test } from '../../support/test.ts';

/** An order of ₹149 of which ₹49.50 was given back on the provider's own dashboard. */
async function partlyRefunded(stack: StackInUse, provider: ProviderInUse) {
  const paid = await buy(stack, provider);
  await provider.post(`sessions/${paid.sessionId}/refund`, { amountInPaise: 4_950 });
  await provider.post('webhooks/idle');
  return paid;
}

const factOf = (page: Page, term: string) =>
  page.locator('dl div').filter({ hasText: new RegExp(`^${term}`) });

test('an admin reads what has gone back of an order, and refunds the rest @phone', async ({
  admin: { page },
  stack,
  provider,
  inbox,
}) => {
  const paid = await partlyRefunded(stack, provider);
  await page.goto('/admin/payments');
  await find(page, paid.orderId);
  await expect(page.getByText('Paid, ₹49.50 refunded', { exact: true })).toBeVisible();
  await openOrder(page, paid);
  await expect(factOf(page, 'Gone back')).toContainText('₹49.50 of ₹149');
  await expect(factOf(page, 'Left')).toContainText('₹99.50');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('₹49.50 was refunded');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Refund this order' });
  await expect(question).toContainText('₹49.50 of ₹149 has gone back or is on its way.');
  await expect(question).toContainText('₹99.50 goes back to');
  await expectAccessibleDialog(question);
  await question.getByRole('button', { name: 'Refund ₹99.50' }).click();
  await expect(toast(page, 'The refund is done')).toBeVisible();
  await expect(history).toContainText('₹99.50 was refunded');
  await expect(factOf(page, 'Left')).toContainText('₹0');
  await expect
    .poll(async () => (await inbox.messages(paid.email)).map(({ text }) => text).join())
    .toContain('We have refunded ₹99.50. With what we gave back before, that is ₹149 in all.');
});

test('the payment issue of a part says what to do, and closes when the rest has gone back', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const paid = await partlyRefunded(stack, provider);
  await openIssues(page);
  const issue = page.getByRole('listitem').filter({ hasText: paid.orderId });
  await expect(issue).toContainText('Only part of the amount was refunded');
  await expect(issue).toContainText('₹49.50 was refunded');
  await expect(issue).toContainText('Give back the rest');

  await provider.post(`sessions/${paid.sessionId}/refund`);
  await provider.post('webhooks/idle');
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await find(page, paid.orderId);
  await expect(
    page.getByRole('list', { name: 'Orders' }).getByText('Refunded', { exact: true }),
  ).toBeVisible();
  await expect(issue).toBeHidden();
});

test('an admin who leaves it at a part marks its payment issue as resolved', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const paid = await partlyRefunded(stack, provider);
  await openIssues(page);
  const issue = page.getByRole('listitem').filter({ hasText: paid.orderId });
  await issue.getByRole('button', { name: /^Mark as resolved/ }).click();
  await expect(issue).toBeHidden();
});

test('a buyer reads on receipt and result what went back and what remains', async ({
  visitor,
  stack,
  provider,
}) => {
  const paid = await partlyRefunded(stack, provider);
  await visitor.goto(`/payment/receipt?order_id=${paid.orderId}`);
  const receipt = visitor.getByRole('article', { name: 'Receipt' });
  await expect(receipt.getByRole('row', { name: /^Total paid/ })).toContainText('₹149.00');
  await expect(receipt.getByRole('row', { name: /^Refunded on/ })).toContainText('₹49.50');
  await expect(receipt.getByRole('row', { name: /^Remains/ })).toContainText('₹99.50');
  await visitor.goto(`/payment/success?order_id=${paid.orderId}`);
  await expect(visitor.getByText('Paid, ₹49.50 refunded', { exact: true })).toBeVisible();
});

test('the file for a spreadsheet has what was refunded, in rupees', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const paid = await partlyRefunded(stack, provider);
  await page.goto('/admin/payments');
  await find(page, paid.orderId);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  const [header = '', order = ''] = file.split('\r\n');
  expect(header).toContain('"Amount (₹)","Refunded (₹)"');
  expect(order).toContain('partly refunded');
  expect(order).toContain(',"149","49.5",');
});
