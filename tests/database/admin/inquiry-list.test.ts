import { describe, expect, test } from 'vitest';
import { aBooking, aCollegeInquiry, aPayment, type Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { admin, hoursAgo, leave, useInquiries } from './inquiries.ts';

useInquiries();

describe('the list of inquiries', () => {
  test.each(['visitor', 'student'] as const)('is empty for a %s', async (who) => {
    await leave(aBooking());
    const client = who === 'visitor' ? people.visitor : people.student.client;
    const { data, count } = await client.from('inquiries').select('*', { count: 'exact' });
    expect(data ?? []).toEqual([]);
    expect(count ?? 0).toBe(0);
  });

  test('finds words in a name, an address, a number and a note', async () => {
    const { id } = await leave(aCollegeInquiry({ institutionname: 'Rajasthan Institute' }));
    await leave(aBooking());
    await admin.from('inquiry_notes').insert({ submission_id: id, note: 'Wants HINDI' });
    for (const word of ['%rajasthan%', '%tpo@gec%', '%9829011%', '%hindi%', '%third-year%']) {
      const { data } = await admin.from('inquiries').select('id').like('search_text', word);
      expect(data, word).toEqual([{ id }]);
    }
  });

  test('tells the right total of more than a thousand, and all of them by pages', async () => {
    await backend.query(
      `insert into public.form_submissions (type, fullname, email, goal)
       select 'individual', 'Person ' || number, 'person@students.example', 'skills'
       from generate_series(1, 2500) as number`,
    );
    const first = await admin
      .from('inquiries')
      .select('id, created_at', { count: 'exact' })
      .eq('goal', 'skills')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(0, 24);
    expect(first.count).toBe(2500);
    expect(first.data).toHaveLength(25);

    const seen = new Set<unknown>();
    let last: Row | undefined;
    for (;;) {
      let query = admin.from('inquiries').select('id, created_at');
      if (last) {
        query = query
          .lte('created_at', last['created_at'])
          .or(`created_at.lt."${String(last['created_at'])}",id.lt.${String(last['id'])}`);
      }
      const { data } = await query
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(1000)
        .throwOnError();
      for (const row of data as Row[]) seen.add(row['id']);
      if ((data as Row[]).length < 1000) break;
      last = (data as Row[]).at(-1);
    }
    expect(seen.size).toBe(2500);
  });
});

describe('the counts', () => {
  test('are of each kind, and of what waits for more than 48 hours', async () => {
    const old = await leave(aBooking({ created_at: hoursAgo(49) }));
    await leave(aBooking({ fullname: 'Meera Nair', created_at: hoursAgo(47) }));
    await leave(aCollegeInquiry({ created_at: hoursAgo(100) }));
    const counts = async () => (await admin.rpc('inquiry_counts').throwOnError()).data as unknown;
    expect(await counts()).toEqual({ individual: 2, college: 1, contact: 0, waiting: 2 });
    await admin.from('inquiry_notes').insert({ submission_id: old['id'], status: 'replied' });
    expect(await counts()).toEqual({ individual: 2, college: 1, contact: 0, waiting: 1 });
  });

  test.each(['inquiry_counts', 'dashboard_figures'])('%s is for admins', async (name) => {
    for (const client of [people.visitor, people.student.client]) {
      const { data, error } = await client.rpc(name);
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
    }
  });
});

test('a booking whose order is paid says so, is won and waits for nobody, until its money goes back', async () => {
  const { id } = await leave(aBooking({ created_at: hoursAgo(60) }));
  const pay = async (payment_status: string, changes: Row = {}) => {
    const row = aPayment({ submission_id: id, payment_status, ...changes });
    await people.service.from('payments').insert(row).throwOnError();
    return row['order_id'];
  };
  const listed = async () => {
    const columns = 'status, order_id, payment_status';
    const { data } = await admin.from('inquiries').select(columns).eq('id', String(id)).single();
    return data as Row | null;
  };
  const waiting = async () =>
    ((await admin.rpc('inquiry_counts').throwOnError()).data as Row)['waiting'];

  const first = await pay('failed');
  expect(await listed()).toEqual({ status: 'new', order_id: first, payment_status: null });
  const before = Number(await waiting());
  const paid = await pay('paid', { paid_at: new Date().toISOString() });
  await pay('expired');
  expect(await listed()).toEqual({ status: 'won', order_id: paid, payment_status: 'paid' });
  expect(await waiting()).toBe(before - 1);

  await people.service
    .from('payments')
    .update({ payment_status: 'refunded' })
    .eq('order_id', String(paid))
    .throwOnError();
  expect(await listed()).toMatchObject({ status: 'new', payment_status: 'refunded' });
});
