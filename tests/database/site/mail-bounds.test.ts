import { describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import { aGrievance, aMail } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { inquire } from './mentor-news.ts';
import {
  mailBound,
  orderThatEnds,
  passOneDay,
  queued,
  queuedKinds,
  register,
  useQueuedMails,
} from './queued-mails.ts';

useQueuedMails();
const perMailbox = mailBound('stranger_mail', 'mail');

describe('somebody whose address was typed by a stranger', () => {
  test('gets one mail a day about unfinished orders, also with another tag', async () => {
    await orderThatEnds('expired', { customer_email: 'victim@example.com' });
    await orderThatEnds('failed', { customer_email: 'Victim+1@example.com' });
    await orderThatEnds('expired', { customer_email: 'victim+2@Example.com' });
    expect(await queuedKinds()).toEqual(['payment_expired']);
    await passOneDay();
    await orderThatEnds('failed', { customer_email: 'victim@example.com' });
    expect(await queuedKinds()).toHaveLength(2);
  });

  test('gets three mails a day at most, of registrations and unfinished orders together', async () => {
    const victim = 'victim@example.com';
    for (let times = 0; times < 5; times += 1) {
      await register(times % 2 ? people.student : people.otherStudent, victim);
    }
    await orderThatEnds('expired', { customer_email: victim });
    expect(await queuedKinds()).toEqual(Array(perMailbox).fill('event_registration'));
    await passOneDay();
    await register(people.student, victim);
    expect(await queuedKinds()).toHaveLength(perMailbox + 1);
  });
});

test('a stranger’s address gets three answers a day at most', async () => {
  for (let times = 0; times < 3; times += 1) await inquire({ email: `v+${times}@college.example` });
  await forgetWrites(backend);
  await inquire({ email: 'v@college.example' });
  expect(await queuedKinds()).toHaveLength(perMailbox);
});

test('someone who registers with the confirmed address of the account gets every mail', async () => {
  for (let times = 0; times < 5; times += 1) await register(people.student, people.student.email);
  expect(await queuedKinds()).toHaveLength(5);
});

test('the confirmed address of somebody else is no way around the bound', async () => {
  for (let times = 0; times < 5; times += 1) {
    await register(people.student, people.otherStudent.email);
  }
  expect(await queuedKinds()).toHaveLength(perMailbox);
});

test('what somebody paid for, and what went back, is written however often', async () => {
  const customer_email = 'buyer@example.com';
  for (let times = 0; times < 5; times += 1) await orderThatEnds('paid', { customer_email });
  for (let times = 0; times < 2; times += 1) await orderThatEnds('refunded', { customer_email });
  expect(await queuedKinds()).toHaveLength(7);
});

describe('the dots of an address', () => {
  const registerAt = async (addresses: string[]) => {
    for (const address of addresses) await register(people.student, address);
    return (await queued()).map(({ recipient }) => recipient);
  };

  test('make no other mailbox of one at Gmail, which is mailed at the address that was typed', async () => {
    const typed = ['vic.tim@gmail.com', 'v.i.c.t.i.m+1@GMail.com', 'victim@googlemail.com'];
    const more = ['vict.im@gmail.com', 'Victim.@googlemail.com'];
    expect(new Set(await registerAt([...typed, ...more]))).toEqual(new Set(typed));
  });

  test('tell two people apart at any other provider', async () => {
    const typed = ['vic.tim@college.example', 'victim@college.example'];
    expect(await registerAt([...typed, ...typed])).toHaveLength(4);
    const alike = ['vic.tim@notgmail.com', 'victim@notgmail.com', 'victim@gmail.com.example'];
    expect(await registerAt([...alike, ...alike])).toHaveLength(10);
  });
});

test('someone who bought a session gets the ticket of a complaint on the same day', async () => {
  const email = 'buyer@students.example';
  const bought = ['booking_confirmation', 'session_booked', 'session_reminder_day', 'refund'];
  await people.service
    .from('outbox')
    .insert(bought.map((kind) => aMail({ kind, recipient: email })))
    .throwOnError();
  await people.visitor.from('grievances').insert(aGrievance({ email })).throwOnError();
  expect(await queuedKinds()).toContain('grievance_filed');
});
