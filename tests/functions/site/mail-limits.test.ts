import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noMailLimits } from '../../../local/server/mail/resend-limits.ts';
import { openShop, type Shop } from '../../support/functions.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await shop.stack.backend.query('delete from outbox');
  await shop.stack.backend.query('delete from mail_pause');
  await shop.stack.inbox.clear();
  shop.stack.inbox.limitMails(noMailLimits);
});
afterAll(() => shop.stop());

const queue = (kind: string, recipient: string) =>
  shop.stack.backend.query(
    `insert into outbox (kind, subject, recipient, payload) values ($1, $2, $3, $4)`,
    [
      kind,
      randomUUID(),
      recipient,
      JSON.stringify({
        order_id: `ord_${'a'.repeat(32)}`,
        amount: 149,
        mentorshiptype: 'resume_preparation',
        customer_name: 'Rohan Sharma',
      }),
    ],
  );
const recipients = async () => (await shop.stack.inbox.messages()).flatMap(({ to }) => to).sort();
const waiting = () =>
  shop.stack.backend.query(
    'select recipient, attempts, last_error from outbox where sent_at is null order by recipient',
  );
const pauses = () => shop.stack.backend.query('select quota from mail_pause');

test('more mails than the service takes in a second all go out in one round, none of them as failed', async () => {
  shop.stack.inbox.limitMails({ ...noMailLimits, requestsPerSecond: 2 });
  for (let mail = 0; mail < 7; mail += 1) await queue('refund', `rohan${mail}@example.com`);
  const { body } = await shop.reconcile();
  expect(body['sent']).toBe(7);
  expect(await recipients()).toHaveLength(7);
  expect(await waiting()).toEqual([]);
  const failed = await shop.stack.backend.query('select 1 from outbox where attempts <> 1');
  expect(failed).toEqual([]);
});

test('when the quota of a day is used up, payments went first and the rest waits untried', async () => {
  shop.stack.inbox.limitMails({ ...noMailLimits, mailsPerDay: 2 });
  await queue('payment_expired', 'unpaid@example.com');
  await queue('refund', 'paid@example.com');
  await queue('refund', 'paid-too@example.com');
  await shop.reconcile();
  expect(await recipients()).toEqual(['paid-too@example.com', 'paid@example.com']);
  expect(await waiting()).toEqual([
    { recipient: 'unpaid@example.com', attempts: 0, last_error: null },
  ]);
  expect(await pauses()).toEqual([{ quota: 'day' }]);

  // The service is not asked while it lasts, also not for what comes meanwhile.
  shop.stack.inbox.limitMails(noMailLimits);
  await queue('refund', 'later@example.com');
  await shop.reconcile();
  expect(await recipients()).toHaveLength(2);

  await shop.stack.backend.query('update mail_pause set until = now()');
  await shop.stack.backend.query('update outbox set next_attempt_at = now()');
  await shop.reconcile();
  expect(await recipients()).toEqual([
    'later@example.com',
    'paid-too@example.com',
    'paid@example.com',
    'unpaid@example.com',
  ]);
  expect(await pauses()).toEqual([]);
});

test('a quota of a month that is used up is remembered as such', async () => {
  shop.stack.inbox.limitMails({ ...noMailLimits, mailsPerMonth: 0 });
  await queue('refund', 'paid@example.com');
  await shop.reconcile();
  expect(await pauses()).toEqual([{ quota: 'month' }]);
});
