import { beforeEach, describe, expect, test } from 'vitest';
import { aBooking, aPayment } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { keptKinds } from './kept-kinds.ts';
import { counted, forget, isThere, registration } from './old-rows.ts';

useBackend();
beforeEach(async () => {
  await backend.query('delete from retention_runs');
});

describe.each(keptKinds)('a row of $table', ({ table, keep, ages, plant }) => {
  test('is gone past its time and counted, one within its time stays, a second run counts nothing', async () => {
    const [old, young] = [await plant(ages[0]), await plant(ages[1])];
    expect(await forget(table, keep)).toBe(1);
    expect([await isThere(table, old), await isThere(table, young)]).toEqual([false, true]);
    expect(await counted(table)).toBe(1);
    expect(await forget(table, keep)).toBe(0);
    expect(await counted(table)).toBe(1);
    expect(await isThere(table, young)).toBe(true);
  });

  test('goes once when two rounds come at once', async () => {
    for (let planted = 0; planted < 3; planted += 1) await plant(ages[0]);
    const removed = await Promise.all([forget(table, keep), forget(table, keep)]);
    expect(removed[0] + removed[1]).toBe(3);
    expect(await counted(table)).toBe(3);
  });
});

test('a round takes no more than its batch, and the next one the rest', async () => {
  const [inquiries] = keptKinds;
  for (let planted = 0; planted < 3; planted += 1) await inquiries?.plant('13 months');
  expect(await forget('form_submissions', '12 months', 2)).toBe(2);
  expect(await forget('form_submissions', '12 months', 2)).toBe(1);
  expect(await counted('form_submissions')).toBe(3);
});

test('a registration stays while its event is not so long ago', async () => {
  const row = await registration('30 months', 100);
  await forget('event_registrations', '24 months');
  expect(await isThere('event_registrations', row)).toBe(true);
});

test('an inquiry whose order was paid stays, and so does the order', async () => {
  const created_at = '2020-01-01T00:00:00Z';
  const inquiry = aBooking({ created_at });
  const order = aPayment({ submission_id: inquiry['id'], payment_status: 'paid', created_at });
  await people.service.from('form_submissions').insert(inquiry).throwOnError();
  await people.service.from('payments').insert(order).throwOnError();
  expect(await forget('form_submissions', '12 months')).toBe(0);
  expect(await forget('payments', '12 months')).toBe(0);
});

test('deleted submissions that can no longer be taken back are counted too', async () => {
  const inquiry = aBooking();
  await people.service.from('form_submissions').insert(inquiry).throwOnError();
  const { client } = people.admin;
  await client.from('form_submissions').delete().eq('id', inquiry['id']).throwOnError();
  const end = () => people.service.rpc('forget_deleted_submissions').throwOnError();
  expect((await end()).data).toBe(0);
  await backend.query(
    `update private.deleted_submissions set deleted_at = now() - interval '1 minute'`,
  );
  expect((await end()).data).toBe(1);
  expect(await counted('deleted_submissions')).toBe(1);
});

test('nothing is removed within a day, nor where nobody said how old it may become', async () => {
  for (const [what, keep] of [
    ['form_submissions', '0 months'],
    ['form_submissions', '-1 day'],
    ['profiles', '12 months'],
  ]) {
    const { error } = await people.service.rpc('forget_old_rows', { what, keep });
    expect(error).not.toBeNull();
  }
});

test('nobody but the service removes old rows', async () => {
  const [inquiries] = keptKinds;
  const row = await inquiries?.plant('13 months');
  for (const client of [people.visitor, people.student.client, people.admin.client]) {
    const call = { what: 'form_submissions', keep: '12 months' };
    expect((await client.rpc('forget_old_rows', call)).error?.code).toBe('42501');
    expect((await client.rpc('forget_deleted_submissions')).error?.code).toBe('42501');
  }
  expect(row && (await isThere('form_submissions', row))).toBe(true);
});
