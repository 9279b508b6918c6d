import { describe, expect, test } from 'vitest';
import { aBooking } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { admin, leave, listed, useInquiries } from './inquiries.ts';

useInquiries();

describe('a note', () => {
  test('is deleted with its inquiry, and has a status', async () => {
    const row = await leave(aBooking());
    expect(await listed(admin)).toMatchObject([{ id: row['id'], status: 'new', noted_at: null }]);
    await admin
      .from('inquiry_notes')
      .insert({ submission_id: row['id'], status: 'replied', note: 'Calls on Monday' })
      .throwOnError();
    expect(await listed(admin)).toMatchObject([{ status: 'replied', note: 'Calls on Monday' }]);
    await admin.from('form_submissions').delete().eq('id', row['id']).throwOnError();
    expect(await backend.query('select from public.inquiry_notes')).toEqual([]);
  });

  test('cannot come with the inquiry that a visitor leaves', async () => {
    const row = aBooking({ status: 'won', note: 'Pay me' });
    const { error } = await people.visitor.from('form_submissions').insert(row);
    expect(error).not.toBeNull();
  });

  test('is refused with a status that is none, or a day that no calendar has', async () => {
    const { id } = await leave(aBooking());
    for (const wrong of [{ status: 'spam' }, { next_date: 'infinity' }, { note: '\u202e' }]) {
      const { error } = await admin.from('inquiry_notes').insert({ submission_id: id, ...wrong });
      expect(error, JSON.stringify(wrong)).not.toBeNull();
    }
  });

  test('moves its time with each change, so that a stale one is noticed', async () => {
    const { id } = await leave(aBooking());
    const save = (status: string, seen: string) =>
      admin
        .from('inquiry_notes')
        .update({ status })
        .eq('submission_id', id)
        .eq('updated_at', seen)
        .select('updated_at');
    await admin.from('inquiry_notes').insert({ submission_id: id }).throwOnError();
    const [before] = await listed(admin);
    const seen = String(before?.['noted_at']);
    expect((await save('replied', seen)).data).toHaveLength(1);
    expect((await save('lost', seen)).data).toEqual([]);
  });
});
