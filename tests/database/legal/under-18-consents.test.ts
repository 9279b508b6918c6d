import { beforeEach, describe, expect, test } from 'vitest';
import { addEvent } from '../events/registered.ts';
import { order, paymentOf, record } from '../payment/orders.ts';
import { aBooking, aGuardian, aRegistration, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();
beforeEach(async () => {
  await backend.query('delete from public.consents');
  // Without room for its mail no newsletter begins.
  await backend.query('delete from public.outbox');
});

const parent = 'suresh@parents.example';
const buy = (customer_email: string, changes: Row = {}) =>
  order({ customer_email, ...aGuardian(), ...changes });

/** What comes of the boxes for messages and for the newsletter, in an order and a form that say nothing of an age. */
async function agree(email: string, orderId?: string) {
  const order_id = orderId ?? (await order({ customer_email: email }));
  const [notice] = await backend.query<{ version: string }>(
    'select private.current_notice()::text as version',
  );
  const { data: answer } = await people.service
    .rpc('want_phone_messages', { order_id, notice_version: notice?.version })
    .throwOnError();
  await backend.query(
    `insert into public.consents (purpose, email, notice_version, place)
     values ('newsletter', $1, private.current_notice(), 'booking')
     on conflict do nothing`,
    [email],
  );
  const stored = await backend.query<{ purpose: string }>(
    'select purpose from public.consents where email = $1 and withdrawn_at is null order by purpose',
    [email],
  );
  return {
    answer: answer as boolean,
    wants: (await paymentOf(order_id))['wants_phone_messages'],
    stored: stored.map(({ purpose }) => purpose),
  };
}

const agreed = { answer: true, wants: true, stored: ['newsletter', 'whatsapp_reminders'] };
const nothing = { answer: false, wants: false, stored: [] };

const register = async (who: 'student' | 'otherStudent', user_email: string) => {
  const event_id = (await addEvent())['id'];
  const { client, id } = people[who];
  await client
    .from('event_registrations')
    .insert(aRegistration({ event_id, user_id: id, user_email, ...aGuardian() }))
    .throwOnError();
};

describe('a student under 18 cannot agree', () => {
  test('in the order that says so', async () => {
    const child = 'says.so@students.example';
    expect(await agree(child, await buy(child))).toMatchObject({ answer: false, wants: false });
  });

  test('in an order that said so later', async () => {
    const child = 'later@students.example';
    const orderId = await order({ customer_email: child });
    expect(await agree(child, orderId)).toEqual(agreed);
    await people.service
      .from('payments')
      .update(aGuardian())
      .eq('order_id', orderId)
      .throwOnError();
    expect(await agree(child, orderId)).toEqual({ ...nothing, stored: ['newsletter'] });
  });

  test.each(['paid', 'refunded'])('elsewhere, once they have %s an order', async (status) => {
    const child = `${status}@students.example`;
    await record(await buy(child), status);
    expect(await agree(child)).toEqual(nothing);
  });

  test('elsewhere, once they have registered with their own account', async () => {
    await register('student', people.student.email.toUpperCase());
    expect(await agree(people.student.email)).toEqual(nothing);
  });
});

describe('nobody keeps the owner of an address from agreeing', () => {
  const email = 'grown.up@students.example';

  test('by a booking form for a student under 18', async () => {
    await people.visitor
      .from('form_submissions')
      .insert(aBooking({ email, ...aGuardian() }))
      .throwOnError();
    expect(await agree(email)).toEqual(agreed);
  });

  test.each(['pending', 'failed', 'expired'])('by an order that is %s', async (status) => {
    const orderId = await buy(email);
    if (status !== 'pending') await record(orderId, status);
    expect(await agree(email)).toEqual(agreed);
  });

  test('by a registration with another account', async () => {
    await register('otherStudent', email);
    expect(await agree(email)).toEqual(agreed);
  });

  test('by an account that has not confirmed the address', async () => {
    await register('otherStudent', people.otherStudent.email);
    const confirm = (moment: string) =>
      backend.query(`update auth.users set email_confirmed_at = ${moment} where id = $1`, [
        people.otherStudent.id,
      ]);
    await confirm('null');
    try {
      expect(await agree(people.otherStudent.email)).toEqual(agreed);
    } finally {
      await confirm('now()');
    }
  });
});

test('a parent who books with their own address agrees for themselves', async () => {
  await record(await buy(parent, { guardian_email: parent }), 'paid');
  expect(await agree(parent)).toEqual(agreed);
});
