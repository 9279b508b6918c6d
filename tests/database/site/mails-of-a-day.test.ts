import { afterEach, describe, expect, test } from 'vitest';
import { aContactMessage } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  mailBound,
  orderThatEnds,
  passOneDay,
  queued,
  queuedKinds,
  queueMails,
  register,
  useQueuedMails,
} from './queued-mails.ts';

useQueuedMails();

/** What the free plan of the mail service sends in a day, to everybody. */
const freeMails = 100;
const toStrangers = mailBound('stranger_mail', 'everyone');
const nudges = mailBound('nudge', 'everyone');

const setBound = (maximum: number) =>
  backend.query(
    `update private.write_bounds set maximum = $1 where kind = 'stranger_mail' and per = 'everyone'`,
    [maximum],
  );
afterEach(() => setBound(toStrangers));

const write = (email: string) =>
  people.visitor.from('form_submissions').insert(aContactMessage({ phone: null, email }));
const kindsOf = async (kind: string) => (await queuedKinds()).filter((one) => one === kind);

describe('strangers who type a hundred addresses', () => {
  test('leave room for the mails of what is paid for', async () => {
    for (let number = 0; number < freeMails; number += 1) {
      await write(`address${number}@example.com`).throwOnError();
    }
    expect(await queuedKinds()).toEqual(Array(toStrangers).fill('inquiry_received'));
    expect(toStrangers).toBeLessThanOrEqual(freeMails / 2);
    await orderThatEnds('paid');
    expect(await kindsOf('booking_confirmation')).toHaveLength(1);
  });

  test('have that room for all kinds of mails together, and again a day later', async () => {
    await queueMails('inquiry_received', toStrangers - 3);
    await queueMails('grievance_filed', 2);
    await queueMails('newsletter_started', 2);
    await queueMails('payment_failed', 1);
    expect(await queued()).toHaveLength(toStrangers);
    expect(await kindsOf('payment_failed')).toEqual([]);
    await passOneDay();
    await orderThatEnds('failed');
    expect(await kindsOf('payment_failed')).toHaveLength(1);
  });

  test('have more of it where the mentor has raised the number', async () => {
    await setBound(toStrangers + 5);
    await queueMails('inquiry_received', toStrangers + 10);
    expect(await queued()).toHaveLength(toStrangers + 5);
  });
});

test('of orders that were not finished all people together hear less often than of the rest', async () => {
  await queueMails('payment_expired', nudges - 1);
  for (let times = 0; times < 3; times += 1) await orderThatEnds('expired');
  expect(await queued()).toHaveLength(nudges);
  expect(nudges).toBeLessThan(toStrangers);
  await orderThatEnds('paid');
  await queueMails('inquiry_received', 1);
  expect(await queued(), 'the rest still has room').toHaveLength(nudges + 2);
});

describe('someone who registers for an event on a day without room', () => {
  test('gets the mail at the confirmed address that they gave', async () => {
    await queueMails('inquiry_received', toStrangers);
    const { email } = people.student;
    for (let times = 0; times < 5; times += 1) await register(people.student, email);
    expect(await kindsOf('event_registration')).toHaveLength(5);
  });

  test('with another address gets it at the confirmed one of the account', async () => {
    await queueMails('inquiry_received', toStrangers);
    await register(people.student, 'rohan@college.example');
    expect(await queued()).toContainEqual({
      kind: 'event_registration',
      recipient: people.student.email,
    });
    expect(await queued()).toHaveLength(toStrangers + 1);
  });
});

test('registrations with confirmed addresses take no room from what strangers ask', async () => {
  await setBound(2);
  for (let times = 0; times < 4; times += 1) await register(people.student, people.student.email);
  for (let times = 0; times < 3; times += 1) await write(`asks${times}@example.com`).throwOnError();
  expect(await kindsOf('event_registration')).toHaveLength(4);
  expect(await kindsOf('inquiry_received')).toHaveLength(2);
});
