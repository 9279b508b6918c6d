import { beforeEach, describe, expect, test } from 'vitest';
import { aBooking, type Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  admin,
  hoursAgo,
  idsOf,
  leave,
  listed,
  note,
  pay,
  tried,
  useInquiries,
} from './inquiries.ts';

useInquiries();

describe('a deletion', () => {
  beforeEach(() => backend.query('delete from private.deleted_submissions'));

  const remove = async ({ id }: Row) =>
    (await admin.rpc('delete_inquiry', { inquiry_id: id }).throwOnError()).data;
  const restore = ({ id }: Row) => admin.rpc('restore_submission', { submission_id: id });
  const stored = () => backend.query('select * from public.form_submissions order by id');
  const notes = () => backend.query('select * from public.inquiry_notes order by submission_id');

  test('takes all attempts, and all of them come back as they were', async () => {
    const first = await tried(60);
    await note(first, { status: 'replied', note: 'Calls on Monday' });
    await tried(3);
    const last = await leave(aBooking({ created_at: hoursAgo(-1) }));
    const other = await tried(1, { fullname: 'Meera Nair' });
    const before = { rows: await listed(admin), stored: await stored(), notes: await notes() };

    expect(await remove(last)).toBe(3);
    expect(await idsOf()).toEqual([other['id']]);
    expect(await stored()).toHaveLength(1);
    expect((await restore(last)).data).toBe(true);
    expect(await stored()).toEqual(before.stored);
    expect(await notes()).toEqual(before.notes);
    expect(await listed(admin)).toEqual(before.rows);
  });

  test('brings back nothing of another deletion', async () => {
    const [one, two] = [await tried(2), await tried(1, { fullname: 'Meera Nair' })];
    await remove(one);
    await remove(two);
    await restore(two);
    expect(await idsOf()).toEqual([two['id']]);
  });

  test('leaves paid rows of the same person, and an attempt that came since', async () => {
    const paid = await tried(9);
    await pay(paid, 8);
    const seen = await tried(2);
    const since = await tried(1);
    expect(await remove(seen)).toBe(1);
    expect(await idsOf()).toEqual([paid['id'], since['id']].sort());
    expect(await remove(seen)).toBe(0);
  });

  test('is for admins', async () => {
    const row = await tried(1);
    for (const client of [people.visitor, people.student.client]) {
      const { error } = await client.rpc('delete_inquiry', { inquiry_id: row['id'] });
      expect(error?.code).toBe('42501');
    }
    expect(await stored()).toHaveLength(1);
  });
});
