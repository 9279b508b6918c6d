import { describe, expect, test } from 'vitest';
import { limits } from '#src/shared/lib/limits.ts';
import type { Person } from '../support/people.ts';
import { aPayment } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { newcomer, signedInMinutesAgo } from './aged-sessions.ts';

useBackend();

describe('refunds', () => {
  const limit = limits.refundWithoutPasswordInRupees;

  async function paid(amount: number): Promise<string> {
    const row = aPayment({ amount, payment_status: 'paid', paid_at: new Date().toISOString() });
    await people.service.from('payments').insert(row).throwOnError();
    return String(row['order_id']);
  }

  async function anAdmin(minutes: number): Promise<Person> {
    const person = await newcomer();
    const role = { user_id: person.id, role: 'admin' };
    await people.service.from('user_roles').insert(role).throwOnError();
    await signedInMinutesAgo(person, minutes);
    return person;
  }

  const request = async ({ client }: Person, orderId: string) =>
    (await client.rpc('request_refund', { order_id: orderId })).error?.hint ?? 'accepted';

  test('up to the limit need no recent sign-in, one rupee more does', async () => {
    const admin = await anAdmin(11);
    expect(await request(admin, await paid(limit - 1))).toBe('accepted');
    expect(await request(admin, await paid(1))).toBe('accepted');
    const over = await paid(1);
    expect(await request(admin, over)).toBe('reauthenticate');
    await signedInMinutesAgo(admin, 9);
    expect(await request(admin, over)).toBe('accepted');
  });

  test('of the same order count once', async () => {
    const admin = await anAdmin(11);
    const orderId = await paid(limit);
    expect(await request(admin, orderId)).toBe('accepted');
    expect(await request(admin, orderId)).toBe('accepted');
  });

  test('of which a part had gone back count by the rest', async () => {
    const admin = await anAdmin(11);
    const partly = await paid(limit + 100);
    await backend.query('update payments set returned_in_paise = 10000 where order_id = $1', [
      partly,
    ]);
    expect(await request(admin, partly)).toBe('accepted');
    expect(await request(admin, await paid(1))).toBe('reauthenticate');
  });

  test('of the day before, and of another admin, do not count', async () => {
    const [admin, other] = [await anAdmin(11), await anAdmin(11)];
    const earlier = await paid(limit);
    expect(await request(admin, earlier)).toBe('accepted');
    expect(await request(other, await paid(limit))).toBe('accepted');
    await backend.query(
      `update private.refund_requests set requested_at = now() - interval '25 hours'
       where order_id = $1`,
      [earlier],
    );
    expect(await request(admin, await paid(limit))).toBe('accepted');
  });

  test('at the same time cannot pass the limit together', async () => {
    const admin = await anAdmin(11);
    const orders = await Promise.all([paid(limit), paid(limit), paid(limit)]);
    const answers = await Promise.all(orders.map((orderId) => request(admin, orderId)));
    expect(answers.sort()).toEqual(['accepted', 'reauthenticate', 'reauthenticate']);
  });

  test('cannot be asked for by others, and nobody writes the requests by hand', async () => {
    const orderId = await paid(1);
    for (const client of [people.visitor, people.student.client]) {
      const { error } = await client.rpc('request_refund', { order_id: orderId });
      expect(error?.code).toBe('42501');
    }
    const { error } = await people.admin.client.schema('private').from('refund_requests').delete();
    expect(error).not.toBeNull();
  });
});
