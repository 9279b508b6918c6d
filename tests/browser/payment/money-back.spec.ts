import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { result } from '../../support/browser/booking-steps.ts';
import { buy, find, openIssues, openOrder } from '../../support/browser/payment-admin.ts';
import { toast } from '../../support/browser/toast.ts';
import { mainOf } from '../../support/browser/payment-outcomes.ts';
import type { ProviderInUse } from '../../support/browser/providers/in-use.ts';
import { expect, test } from '../../support/test.ts';

/** The money was on its way back, and the bank sends it again to us. */
async function failRefund(provider: ProviderInUse, sessionId: string) {
  const { id } = await provider.post<{ id: string }>(`sessions/${sessionId}/refund`);
  await provider.post('webhooks/idle');
  await provider.post(`refunds/${id}/settle`, { outcome: 'failed' });
  await provider.post('webhooks/idle');
}

const issueOf = (page: Page, orderId: string) =>
  page.getByRole('listitem').filter({ hasText: orderId }).filter({ hasText: 'IST' });

test('a refund that failed is told to the buyer, and the mentor pays it back another way', async ({
  admin: { page },
  visitor,
  stack,
  provider,
}) => {
  const paid = await buy(stack, provider, { paidWith: provider.methods.slowRefund });
  await failRefund(provider, paid.sessionId);

  await visitor.goto(`/payment/success?order_id=${paid.orderId}`);
  await expect(result(visitor, 'Your refund did not go through')).toBeVisible();
  await expect(mainOf(visitor)).toContainText('There is nothing you need to do.');

  await openIssues(page);
  const issue = issueOf(page, paid.orderId);
  await expect(issue).toContainText('A refund did not go through');
  await expect(issue).toContainText(`₹149, because ${provider.whyRefundFailed}`);
  await issue.getByRole('button', { name: /^Paid back another way/ }).click();
  const question = page.getByRole('dialog', { name: 'Paid back another way' });
  await expect(question).toContainText('No money moves now.');
  await expectAccessibleDialog(question);
  await question.getByRole('button', { name: 'Yes, it is paid back' }).click();
  await expect(toast(page, 'It counts as paid back')).toBeVisible();
  await expect(issue).toBeHidden();

  await visitor.goto(`/payment/success?order_id=${paid.orderId}`);
  await expect(result(visitor, 'This payment was refunded')).toBeVisible();
});

test('an admin reads why an order is disputed and by when to answer, and cannot refund it', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const paid = await buy(stack, provider);
  await provider.post(`sessions/${paid.sessionId}/dispute`, { reason: provider.notReceived });
  await provider.post('webhooks/idle');

  await openIssues(page);
  const issue = issueOf(page, paid.orderId);
  await expect(issue).toContainText('A payment is disputed');
  await expect(issue).toContainText('the buyer says they did not get what they paid for');
  await expect(issue).toContainText(/Answer by .* IST\./);
  await expect(
    issue.getByRole('link', { name: `Open the disputes at ${provider.name}` }),
  ).toHaveAttribute('href', provider.disputes);

  await find(page, paid.orderId);
  await openOrder(page, paid);
  await expect(page.getByText('Disputed', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'A payment is disputed' })).toContainText(
    /₹149: the buyer says .*Answer by/,
  );
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeHidden();
});

test('a lost dispute is told as such, on the desk and on the receipt', async ({
  admin: { page },
  visitor,
  stack,
  provider,
}) => {
  const paid = await buy(stack, provider);
  const dispute = await provider.post<{ id: string }>(`sessions/${paid.sessionId}/dispute`);
  await provider.post(`disputes/${dispute.id}/move`, { outcome: 'lost' });
  await provider.post('webhooks/idle');

  await visitor.goto(`/payment/receipt?order_id=${paid.orderId}`);
  await expect(visitor.getByRole('article', { name: 'Receipt' })).toContainText(
    /The bank gave the money back on .*, after a dispute\./,
  );

  await openIssues(page);
  const issue = issueOf(page, paid.orderId);
  await expect(issue).toContainText('A dispute is lost');
  await issue.getByRole('button', { name: /^Mark as resolved/ }).click();
  await expect(issue).toBeHidden();
  await find(page, paid.orderId);
  await expect(page.getByText('Lost in a dispute', { exact: true })).toBeVisible();
});
