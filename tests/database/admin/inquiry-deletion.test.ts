import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/people.ts';
import { aBooking, aPayment, type Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { admin, hoursAgo, leave, listed, useInquiries } from './inquiries.ts';

useInquiries();

describe('a deletion', () => {
  beforeEach(() => backend.query('delete from private.deleted_submissions'));

  const restore = (client: Client, row: Row) =>
    client.rpc('restore_submission', { submission_id: row['id'] });
  const remove = (row: Row) =>
    admin.from('form_submissions').delete().eq('id', row['id']).throwOnError();
  const deleted = () => backend.query('select id from private.deleted_submissions');
  const stored = async (row: Row) =>
    (await people.service.from('form_submissions').select().eq('id', row['id']).maybeSingle())
      .data as Row | null;
  const passSeconds = (seconds: number) =>
    backend.query(
      `update private.deleted_submissions set deleted_at = deleted_at - make_interval(secs => $1)`,
      [seconds],
    );

  test('is taken back as it was: with its time, its order and its note', async () => {
    const row = await leave(aBooking({ created_at: hoursAgo(30) }));
    const payment = aPayment({ submission_id: row['id'] });
    await people.service.from('payments').insert(payment).throwOnError();
    await admin.from('inquiry_notes').insert({ submission_id: row['id'], note: 'Calls back' });
    const before = await stored(row);
    expect(before).toMatchObject({ order_id: payment['order_id'] });

    await remove(row);
    expect(await stored(row)).toBeNull();
    await passSeconds(9);
    expect((await restore(admin, row)).data).toBe(true);
    expect(await stored(row)).toEqual(before);
    expect(await listed(admin)).toMatchObject([{ note: 'Calls back' }]);
    const { data } = await people.service
      .from('payments')
      .select('submission_id')
      .eq('order_id', payment['order_id']);
    expect(data).toEqual([{ submission_id: row['id'] }]);
    expect(await deleted()).toEqual([]);
  });

  test('of both bookings of one person is possible while both orders are open, and can be taken back', async () => {
    const rows = [await leave(aBooking()), await leave(aBooking())];
    for (const row of rows) {
      const payment = aPayment({ submission_id: row['id'] });
      await people.service.from('payments').insert(payment).throwOnError();
    }
    for (const row of rows) await remove(row);
    expect(await listed(admin)).toEqual([]);
    for (const row of rows) expect((await restore(admin, row)).data).toBe(true);
    const { data } = await people.service
      .from('payments')
      .select('submission_id, detached_from')
      .in(
        'submission_id',
        rows.map(({ id }) => id),
      );
    expect(data).toHaveLength(2);
    expect(data).toMatchObject([{ detached_from: null }, { detached_from: null }]);
  });

  test('that was taken back is not taken back twice', async () => {
    const row = await leave(aBooking());
    await remove(row);
    expect((await restore(admin, row)).data).toBe(true);
    expect((await restore(admin, row)).data).toBe(true);
    expect(await listed(admin)).toHaveLength(1);
  });

  test('is final afterwards, and nothing of it is kept', async () => {
    const row = await leave(aBooking());
    await remove(row);
    await passSeconds(16);
    expect((await restore(admin, row)).data).toBe(false);
    expect(await stored(row)).toBeNull();
    await people.service.rpc('forget_deleted_submissions').throwOnError();
    expect(await deleted()).toEqual([]);
  });

  test('is final as well when the next one comes', async () => {
    const [row, next] = [await leave(aBooking()), await leave(aBooking())];
    await remove(row);
    await passSeconds(16);
    await remove(next);
    expect(await deleted()).toEqual([{ id: next['id'] }]);
  });

  test('cannot be taken back by anyone but an admin', async () => {
    const row = await leave(aBooking());
    await remove(row);
    for (const client of [people.visitor, people.student.client]) {
      expect((await restore(client, row)).error).not.toBeNull();
    }
    expect(await stored(row)).toBeNull();
  });

  test('with the service key leaves nothing behind', async () => {
    const row = await leave(aBooking());
    await people.service.from('form_submissions').delete().eq('id', row['id']).throwOnError();
    expect(await deleted()).toEqual([]);
  });

  test.each(['visitor', 'student', 'admin'] as const)('cannot be read by a %s', async (who) => {
    await remove(await leave(aBooking()));
    const client = who === 'visitor' ? people.visitor : people[who].client;
    const { error } = await client.schema('private').from('deleted_submissions').select();
    expect(error).not.toBeNull();
  });
});
