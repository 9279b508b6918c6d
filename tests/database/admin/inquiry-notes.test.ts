import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, invitePeople, type People } from '../support/people.ts';
import { aBooking, aCollegeInquiry, aPayment, type Row } from '../support/sample-rows.ts';
import { openRestartableBackend, type RestartableBackend } from '../support/test-backend.ts';

let backend: RestartableBackend;
let people: People;
let admin: Client;
beforeAll(async () => {
  backend = await openRestartableBackend();
  people = await invitePeople(backend);
  admin = people.admin.client;
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.query('delete from public.form_submissions');
});

async function leave(row: Row): Promise<Row> {
  await people.service.from('form_submissions').insert(row).throwOnError();
  return row;
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const listed = async (client: Client) =>
  (await client.from('inquiries').select().throwOnError()).data as unknown as Row[];

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

describe('the list of inquiries', () => {
  test.each(['visitor', 'student'] as const)('is empty for a %s', async (who) => {
    await leave(aBooking());
    const client = who === 'visitor' ? people.visitor : people.student.client;
    const { data, count } = await client.from('inquiries').select('*', { count: 'exact' });
    expect(data ?? []).toEqual([]);
    expect(count ?? 0).toBe(0);
  });

  test('is empty for them after a restart as well', async () => {
    await leave(aBooking());
    await backend.restart();
    for (const client of [people.visitor, people.student.client]) {
      const { data } = await client.from('inquiries').select();
      expect(data ?? []).toEqual([]);
      await client.from('inquiries').delete().neq('type', 'x');
      await client.from('inquiries').insert(aBooking());
    }
    expect(await listed(admin)).toHaveLength(1);
  });

  test('finds words in a name, an address, a number and a note', async () => {
    const { id } = await leave(aCollegeInquiry({ institutionname: 'Rajasthan Institute' }));
    await leave(aBooking());
    await admin.from('inquiry_notes').insert({ submission_id: id, note: 'Wants HINDI' });
    for (const word of ['%rajasthan%', '%tpo@gec%', '%0145 267%', '%hindi%', '%third-year%']) {
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
    await leave(aBooking({ created_at: hoursAgo(47) }));
    await leave(aCollegeInquiry({ created_at: hoursAgo(100) }));
    const counts = async () => (await admin.rpc('inquiry_counts').throwOnError()).data as unknown;
    expect(await counts()).toEqual({ individual: 2, college: 1, waiting: 2 });
    await admin.from('inquiry_notes').insert({ submission_id: old['id'], status: 'replied' });
    expect(await counts()).toEqual({ individual: 2, college: 1, waiting: 1 });
  });

  test.each(['inquiry_counts', 'dashboard_figures'])('%s is for admins', async (name) => {
    for (const client of [people.visitor, people.student.client]) {
      const { data, error } = await client.rpc(name);
      expect(error?.code).toBe('42501');
      expect(data).toBeNull();
    }
  });
});

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
