import { describe, expect, test } from 'vitest';
import { order } from '../payment/orders.ts';
import { join, type Person } from '../support/people.ts';
import { aRegistration, aReview, anEvent } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { newcomer } from './profile.ts';

useBackend();

describe('deleting the own account', () => {
  test('takes profile, registrations and reviews along, and leaves paid orders and everyone else', async () => {
    const person = await newcomer();
    const other = await newcomer();
    const event = anEvent({ status: 'approved' });
    await people.admin.client.from('events').insert(event).throwOnError();
    for (const { id, email, client } of [person, other]) {
      const registration = aRegistration({
        event_id: event['id'],
        user_id: id,
        user_email: email,
      });
      await client.from('event_registrations').insert(registration).throwOnError();
      await client
        .from('reviews')
        .insert(aReview({ user_id: id }))
        .throwOnError();
    }
    const orderId = await order({ customer_email: person.email, payment_status: 'paid' });

    await person.client.rpc('delete_own_account').throwOnError();

    const left = async ({ id }: Person) => ({
      accounts: await backend.query('select 1 from auth.users where id = $1', [id]),
      profiles: await backend.query('select 1 from public.profiles where id = $1', [id]),
      registrations: await backend.query(
        'select 1 from public.event_registrations where user_id = $1',
        [id],
      ),
      reviews: await backend.query('select 1 from public.reviews where user_id = $1', [id]),
    });
    expect(Object.values(await left(person)).flat()).toEqual([]);
    expect(Object.values(await left(other)).flat()).toHaveLength(4);
    expect(
      await backend.query('select order_id from public.payments where order_id = $1', [orderId]),
    ).toHaveLength(1);
  });

  test('ends the login: the old password and the old session are refused', async () => {
    const person = await newcomer();
    await person.client.rpc('delete_own_account').throwOnError();
    const { error } = await people.visitor.auth.signInWithPassword({
      email: person.email,
      password: 'a-long-password',
    });
    expect(error?.message).toBe('Invalid login credentials');
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
    const review = await person.client.from('reviews').insert(aReview({ user_id: person.id }));
    expect(review.error).not.toBeNull();
  });

  test('leaves the address free for a new account, which sees nothing of the old one', async () => {
    const person = await newcomer();
    await person.client
      .from('reviews')
      .insert(aReview({ user_id: person.id }))
      .throwOnError();
    await person.client.rpc('delete_own_account').throwOnError();
    const again = await join(backend, person.email);
    expect(again.id).not.toBe(person.id);
    expect(
      await backend.query('select 1 from public.reviews where user_id = $1', [again.id]),
    ).toEqual([]);
  });

  test('takes a course along and leaves its order, which a new account claims', async () => {
    const person = await newcomer();
    const orderId = await order({
      customer_email: person.email,
      mentorshiptype: 'end_to_end_course',
      amount: 499,
      payment_status: 'paid',
    });
    const enrolled = () =>
      backend.query('select user_id from public.enrolments where order_id = $1', [orderId]);
    expect(await enrolled()).toEqual([{ user_id: person.id }]);
    await person.client.rpc('delete_own_account').throwOnError();
    expect(await enrolled()).toEqual([]);
    const again = await join(backend, person.email);
    expect((await again.client.rpc('claim_course').throwOnError()).data).toBe(1);
    expect(await enrolled()).toEqual([{ user_id: again.id }]);
  });

  test('is refused to a visitor and to an admin', async () => {
    expect((await people.visitor.rpc('delete_own_account')).error).not.toBeNull();
    expect((await people.admin.client.rpc('delete_own_account')).error?.message).toBe(
      'An admin cannot delete the own account.',
    );
    const admins = await backend.query('select 1 from auth.users where id = $1', [people.admin.id]);
    expect(admins).toHaveLength(1);
  });
});
