import { beforeEach, describe, expect, test } from 'vitest';
import { addEvent } from '../events/registered.ts';
import { order, record } from '../payment/orders.ts';
import { aGuardian, aMail, aRegistration, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();
beforeEach(async () => {
  await people.service.from('outbox').delete().neq('kind', '').throwOnError();
  await people.service.from('request_counts').delete().neq('bucket', '').throwOnError();
});

const parent = 'suresh@parents.example';
const child = 'kavya@students.example';

const mails = async () =>
  backend.query<{ kind: string; copy_to: string | null }>(
    'select kind, copy_to from public.outbox where recipient = $1 order by kind',
    [child],
  );
const buy = (changes: Row = {}) => order({ customer_email: child, ...aGuardian(), ...changes });

const registerMinor = async (guardian_email: string) =>
  people.student.client
    .from('event_registrations')
    .insert(
      aRegistration({
        event_id: (await addEvent())['id'],
        user_id: people.student.id,
        user_email: people.student.email,
        ...aGuardian({ guardian_email }),
      }),
    )
    .throwOnError();

describe('a parent', () => {
  test('reads what a student under 18 is mailed about an order', async () => {
    await record(await buy(), 'paid');
    expect(await mails()).toEqual([{ kind: 'booking_confirmation', copy_to: parent }]);
  });

  test('gets one mail where both have the same address', async () => {
    await record(await buy({ guardian_email: child.toUpperCase() }), 'paid');
    expect(await mails()).toEqual([{ kind: 'booking_confirmation', copy_to: null }]);
  });

  test('gets no mail that goes to somebody else', async () => {
    const orderId = await buy();
    await people.service
      .from('outbox')
      .insert([
        aMail({ subject: `${orderId}:0:mentor`, recipient: 'mentor@example.com' }),
        aMail(),
        aMail({ kind: 'refund', subject: await order({ customer_email: child }) }),
      ])
      .throwOnError();
    const copies = await backend.query('select from public.outbox where copy_to is not null');
    expect(copies).toEqual([]);
  });

  test.each([
    ['reads the registration for an event, three times in a day at most', () => parent],
    [
      'is not written to where the same account has named three others on that day',
      (number: number) => `stranger${number}@else.example`,
    ],
  ])('%s', async (_, guardian) => {
    for (let number = 0; number < 4; number += 1) await registerMinor(guardian(number));
    const copies = await backend.query<{ copy_to: string | null }>(
      'select copy_to from public.outbox where recipient = $1 order by copy_to',
      [people.student.email],
    );
    expect(copies.map(({ copy_to }) => copy_to)).toEqual([...[0, 1, 2].map(guardian), null]);
  });

  test('is written to no more when the account has its data deleted in between', async () => {
    for (let number = 0; number < 3; number += 1) await registerMinor(parent);
    await backend.query('select private.erase_address($1)', [people.student.email]);
    await registerMinor(parent);
    expect(await backend.query('select copy_to from public.outbox')).toEqual([{ copy_to: null }]);
  });
});

describe('a student under 18', () => {
  test('is not asked to finish an order', async () => {
    const mentorshiptype = 'interview_preparation';
    await record(await buy({ mentorshiptype }), 'expired');
    expect(await mails()).toEqual([]);
    await record(await order({ mentorshiptype, customer_email: child }), 'expired');
    expect(await mails()).toEqual([{ kind: 'payment_expired', copy_to: null }]);
  });

  test('is not asked to publish a review', async () => {
    await people.service
      .from('outbox')
      .insert(aMail({ kind: 'session_feedback', subject: `${await buy()}:0:buyer` }))
      .throwOnError();
    expect(await mails()).toEqual([]);
  });
});
