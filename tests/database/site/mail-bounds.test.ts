import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#src/shared/lib/limits.ts';
import type { Person } from '../support/people.ts';
import { aMail, anEvent, aPayment, aRegistration, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();
beforeEach(async () => {
  await people.service.from('outbox').delete().neq('kind', '').throwOnError();
});

/** An order that ends like this, which queues the mail about it. */
async function orderThatEnds(newStatus: string, changes: Row = {}): Promise<void> {
  const row = aPayment(changes);
  await people.service.from('payments').insert(row).throwOnError();
  await people.service
    .rpc('record_payment_event', {
      event_type: 'asked',
      order_id: row['order_id'],
      new_status: newStatus,
      amount_in_paise: 14_900,
      currency: 'inr',
    })
    .throwOnError();
}

async function register({ client, id }: Person, user_email: string): Promise<void> {
  const event = anEvent({ status: 'approved' });
  await people.service.from('events').insert(event).throwOnError();
  await client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: id, user_email }))
    .throwOnError();
}

/** The mails that are not to the mentor. */
async function queued(): Promise<string[]> {
  const { data } = await people.service
    .from('outbox')
    .select('kind')
    .neq('kind', 'mentor_news')
    .order('created_at');
  return (data ?? []).map(({ kind }: { kind: string }) => kind);
}

const passOneDay = () =>
  backend.query(`update outbox set created_at = created_at - interval '1 day'`);

describe('somebody whose address was typed by a stranger', () => {
  test('gets one mail a day about unfinished orders, also with another tag', async () => {
    await orderThatEnds('expired', { customer_email: 'victim@example.com' });
    await orderThatEnds('failed', { customer_email: 'Victim+1@example.com' });
    await orderThatEnds('expired', { customer_email: 'victim+2@Example.com' });
    expect(await queued()).toEqual(['payment_expired']);
    await passOneDay();
    await orderThatEnds('failed', { customer_email: 'victim@example.com' });
    expect(await queued()).toHaveLength(2);
  });

  test('gets three mails a day at most, of registrations and unfinished orders together', async () => {
    const victim = 'victim@example.com';
    for (let times = 0; times < 5; times += 1) {
      await register(times % 2 ? people.student : people.otherStudent, victim);
    }
    await orderThatEnds('expired', { customer_email: victim });
    expect(await queued()).toEqual(
      Array(limits.mailsPerRecipientPerDay).fill('event_registration'),
    );
    await passOneDay();
    await register(people.student, victim);
    expect(await queued()).toHaveLength(limits.mailsPerRecipientPerDay + 1);
  });
});

test('of unfinished orders all people together hear 200 times a day', async () => {
  const earlier = Array.from({ length: limits.nudgesPerDay - 1 }, () =>
    aMail({ kind: 'payment_expired', recipient: `${randomUUID()}@example.com` }),
  );
  await people.service.from('outbox').insert(earlier).throwOnError();
  expect(await queued()).toHaveLength(limits.nudgesPerDay - 1);
  for (let times = 0; times < 3; times += 1) await orderThatEnds('expired');
  expect(await queued()).toHaveLength(limits.nudgesPerDay);
  await orderThatEnds('paid');
  expect(await queued(), 'what was paid for is written').toHaveLength(limits.nudgesPerDay + 1);
});

test('someone who registers with the confirmed address of the account gets every mail', async () => {
  for (let times = 0; times < 5; times += 1) await register(people.student, people.student.email);
  expect(await queued()).toHaveLength(5);
});

test('the confirmed address of somebody else is no way around the bound', async () => {
  for (let times = 0; times < 5; times += 1) {
    await register(people.student, people.otherStudent.email);
  }
  expect(await queued()).toHaveLength(limits.mailsPerRecipientPerDay);
});

test('what somebody paid for, and what went back, is written however often', async () => {
  const customer_email = 'buyer@example.com';
  for (let times = 0; times < 5; times += 1) await orderThatEnds('paid', { customer_email });
  for (let times = 0; times < 2; times += 1) await orderThatEnds('refunded', { customer_email });
  expect(await queued()).toHaveLength(7);
});
