import { randomUUID } from 'node:crypto';
import { newPhone } from '../../support/browser/booking-steps.ts';
import { allIssues, buy, openIssues } from '../../support/browser/payment-admin.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

test('what needs a look is shown until somebody has looked', async ({
  admin: { page },
  database,
  inbox,
}) => {
  const word = randomUUID().slice(0, 8);
  const orderId = `ord_${randomUUID().replaceAll('-', '')}`;
  const recipient = `late.${word}@example.com`;
  await database(
    `insert into public.provider_events (id, type, order_id, outcome)
     values ($1, 'checkout.session.completed', $2, 'mismatch')`,
    [`evt_${word}`, orderId],
  );
  await database(
    `insert into public.outbox (kind, subject, recipient, payload, attempts, created_at, due_at, next_attempt_at, last_error)
     values ('refund', $1, $2, $3::jsonb, 20, now() - interval '2 days', now() - interval '2 days', now() - interval '1 day', 'Mail 500')`,
    [
      word,
      recipient,
      JSON.stringify({
        order_id: orderId,
        amount: 149,
        mentorshiptype: 'resume_preparation',
        customer_name: 'Asha Verma',
      }),
    ],
  );
  await openIssues(page);
  const looked = page.getByRole('button', { name: `Mark as resolved: ${orderId}` });
  await looked.click();
  await expect(looked).toBeHidden();
  const again = page.getByRole('button', { name: `Send again to ${recipient}` });
  await again.click();
  await expect(toast(page, 'The mail is being sent again.')).toBeVisible();
  await expect.poll(async () => (await inbox.messages(recipient)).length).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expect(again).toBeHidden();
});

test('what one person paid for twice is shown as a pair, and one of the two is refunded', async ({
  admin: { page },
  stack,
  provider,
}) => {
  const phone = newPhone();
  const first = await buy(stack, provider, { customerPhone: phone });
  const second = await buy(stack, provider, { customerPhone: phone });
  await openIssues(page);
  const pair = page.getByRole('listitem').filter({ hasText: 'Paid twice for the same thing' });
  const issue = pair.filter({ hasText: second.orderId });
  await expect(issue).toContainText(first.orderId);
  await expect(issue).toContainText(first.name);
  const refund = issue.getByRole('button', { name: `Refund the second order ${second.orderId}` });
  await refund.click();
  const question = page.getByRole('dialog', { name: 'Refund this order' });
  await expect(question).toContainText(second.name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(refund).toBeFocused();
  await refund.click();
  await question.getByRole('button', { name: 'Refund ₹149' }).click();
  await expect(toast(page, 'The refund is done')).toBeVisible();
  await expect(issue).toBeHidden();
});

const testOfMany = test.extend<{ words: string[] }>({
  words: async ({ database }, use) => {
    const words = Array.from({ length: 7 }, () => randomUUID());
    await database(
      `insert into public.provider_events (id, type, order_id, outcome)
       select word, 'checkout.session.completed', word, 'unknown_order' from unnest($1::text[]) as word`,
      [words],
    );
    await use(words);
    await database('delete from public.provider_events where id = any($1)', [words]);
  },
});

testOfMany(
  'of many payment issues the first five are shown, and all of them on request @phone',
  async ({ admin: { page }, words }) => {
    await page.goto('/admin/payments');
    const rows = page.getByRole('list', { name: 'Payment issues' }).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await allIssues(page).press('Enter');
    await expect(rows.nth(5)).toBeFocused();
    for (const word of words) await expect(rows.filter({ hasText: word })).toHaveCount(1);
    await page.getByRole('button', { name: 'Show fewer' }).press('Enter');
    await expect(rows).toHaveCount(5);
    await expect(allIssues(page)).toBeFocused();
  },
);
