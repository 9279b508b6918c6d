import { describe, expect, test } from 'vitest';
import { aBooking, aCollegeInquiry, aContactMessage } from '../support/sample-rows.ts';
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

const counts = async () => (await admin.rpc('inquiry_counts').throwOnError()).data as unknown;

describe('one person who tries to book the same offer again', () => {
  test('is one row, the latest, with the number of attempts', async () => {
    await tried(60);
    await tried(2, { email: 'Kavya+jobs@students.example', fullname: ' kavya  NAIR' });
    const last = await tried(1, { goal: 'skills', phone: '9829012399' });
    expect(await listed(admin)).toMatchObject([{ id: last['id'], attempts: 3, goal: 'skills' }]);
    expect(await counts()).toEqual({ individual: 1, college: 0, contact: 0, waiting: 0 });
  });

  test('has other rows for another offer, and for another name at the same address', async () => {
    await tried(3);
    await tried(2, { mentorshiptype: 'interview_preparation' });
    await tried(1, { fullname: 'Meera Nair' });
    expect(await listed(admin)).toHaveLength(3);
  });

  test('is found by what any attempt said, and read attempt by attempt', async () => {
    const first = await tried(3, { collegename: 'Zeal Institute' });
    const last = await tried(1);
    await note(first, { note: 'Calls on Monday' });
    for (const word of ['%zeal%', '%monday%', '%thrissur%']) {
      const { data } = await admin.from('inquiries').select('id').like('search_text', word);
      expect(data, word).toEqual([{ id: last['id'] }]);
    }
    const { data } = await admin
      .from('inquiry_attempts')
      .select('id, collegename, own_note')
      .eq('inquiry_id', last['id'])
      .order('attempts');
    expect(data).toEqual([
      { id: first['id'], collegename: 'Zeal Institute', own_note: 'Calls on Monday' },
      { id: last['id'], collegename: last['collegename'], own_note: null },
    ]);
  });

  test('keeps the note of an earlier attempt, and is new again', async () => {
    const first = await tried(60);
    await note(first, { status: 'lost', note: 'Too far away' });
    expect(await listed(admin)).toMatchObject([{ status: 'lost', noted_on: first['id'] }]);
    await leave(aBooking({ created_at: hoursAgo(-1) }));
    expect(await listed(admin)).toMatchObject([
      { status: 'new', note: 'Too far away', noted_on: first['id'], attempts: 2 },
    ]);
  });
});

describe('a paid booking', () => {
  test('is the row, with the attempts before it and while it was paid', async () => {
    await tried(6);
    const paid = await tried(5);
    await tried(4);
    await pay(paid, 3);
    expect(await listed(admin)).toMatchObject([
      { id: paid['id'], attempts: 3, payment_status: 'paid', status: 'won' },
    ]);
  });

  test('is never behind another one: two are two rows, and what comes after is a third', async () => {
    const first = await tried(9);
    await pay(first, 8);
    const second = await tried(7);
    await pay(second, 6, 'refunded');
    const third = await tried(1);
    expect(await idsOf()).toEqual([first['id'], second['id'], third['id']].sort());
    for (const row of await listed(admin)) expect(row).toMatchObject({ attempts: 1 });
  });
});

describe('college inquiries and messages', () => {
  test('are one row only when all that they say is the same', async () => {
    const college = aCollegeInquiry();
    await leave(college);
    await leave({ ...college, id: crypto.randomUUID() });
    await leave(aCollegeInquiry({ additionaldetails: 'And the second year.' }));
    await leave(aCollegeInquiry({ studentcount: 181 }));
    const message = aContactMessage();
    await leave(message);
    await leave({ ...message, id: crypto.randomUUID() });
    await leave(aContactMessage({ additionaldetails: 'Are you there?' }));
    await leave(aContactMessage({ phone: null, email: 'kavya@students.example' }));
    expect(await counts()).toEqual({ individual: 0, college: 3, contact: 3, waiting: 0 });
  });
});

test.each(['visitor', 'student'] as const)('a %s cannot read attempts', async (who) => {
  await tried(1);
  const client = who === 'visitor' ? people.visitor : people.student.client;
  const { data } = await client.from('inquiry_attempts').select();
  expect(data ?? []).toEqual([]);
});

test('reading ten times as many takes about ten times as long', async () => {
  const people = (from: number, to: number) =>
    backend.query(
      `insert into public.form_submissions (type, fullname, email, goal, created_at)
       select 'individual', 'Person ' || number / 3, 'person' || number / 3 || '@students.example', 'skills',
         now() - make_interval(mins => number)
       from generate_series($1::integer, $2::integer) as number`,
      [from, to],
    );
  const fastest = async () => {
    await backend.query('analyze public.form_submissions');
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const [row] = await backend.query<{ 'QUERY PLAN': { 'Execution Time': number }[] }>(
        `explain (analyze, timing off, format json)
         select * from public.inquiries where type = 'individual' order by created_at desc, id desc limit 25`,
      );
      times.push(row?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN);
    }
    return Math.min(...times);
  };
  await people(1, 500);
  const few = await fastest();
  await people(501, 5_000);
  const many = await fastest();
  console.info(`inquiries: ${few} ms of 500, ${many} ms of 5 000`);
  // Each row against each other one would take a hundred times as long.
  expect(many / few).toBeLessThan(40);
}, 60_000);
