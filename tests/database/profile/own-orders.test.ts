import { describe, expect, test } from 'vitest';
import { order } from '../payment/orders.ts';
import type { Person } from '../support/people.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { newcomer } from './profile.ts';

useBackend();

async function ordersOf({ client }: Person): Promise<string[]> {
  const { data } = await client.rpc('own_payments').throwOnError();
  return (data as { order_id: string }[]).map(({ order_id }) => order_id);
}

describe('the own orders', () => {
  test('are those under the address that one logs in with, however it was written, newest first', async () => {
    const person = await newcomer();
    const older = await order({
      customer_email: person.email,
      created_at: '2026-01-01T00:00:00Z',
      payment_status: 'refunded',
    });
    const newer = await order({ customer_email: person.email.toUpperCase() });
    await order({ customer_email: people.student.email });
    expect(await ordersOf(person)).toEqual([newer, older]);
  });

  test('have the offer, the amount and the status, and no more', async () => {
    const person = await newcomer();
    const orderId = await order({ customer_email: person.email });
    const { data } = await person.client.rpc('own_payments').throwOnError();
    expect(data).toEqual([
      {
        order_id: orderId,
        amount: 149,
        payment_status: 'pending',
        mentorshiptype: 'resume_preparation',
        created_at: expect.any(String),
        refund_state: null,
        returned_in_paise: 0,
      },
    ]);
  });

  test('cannot be had with an address that nobody has confirmed', async () => {
    const person = await newcomer();
    await order({ customer_email: person.email });
    await backend.query('update auth.users set email_confirmed_at = null where id = $1', [
      person.id,
    ]);
    expect(await ordersOf(person)).toEqual([]);
  });

  test('cannot be had by writing an address of someone else into the profile', async () => {
    const [owner, thief] = [await newcomer(), await newcomer()];
    await order({ customer_email: owner.email });
    await thief.client.from('profiles').update({ email: owner.email }).eq('id', thief.id);
    expect(await ordersOf(thief)).toEqual([]);
  });

  test('cannot be asked for by a visitor', async () => {
    const { data, error } = await people.visitor.rpc('own_payments');
    expect(error).not.toBeNull();
    expect(data).toBeNull();
  });
});
