import { hash } from 'bcryptjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeBounds } from '#src/shared/lib/limits.ts';
import { forgetWrites } from '../support/forget-writes.ts';
import { clientWith, invitePeople, type People, type Person } from '../support/people.ts';
import {
  aBooking,
  aCollegeInquiry,
  anEvent,
  aRegistration,
  aReview,
  type Row,
} from '../support/sample-rows.ts';
import { countOf } from '../support/stored-count.ts';
import { openTestBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
let event: Row;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await forgetWrites(backend);
  for (const table of ['form_submissions', 'reviews', 'events', 'outbox']) {
    await backend.query(`delete from public.${table}`);
  }
  event = anEvent({ status: 'approved' });
  await people.service.from('events').insert(event).throwOnError();
});

const hour = 60 * 60;
const day = 24 * hour;

/** As if so many seconds had gone by since everything that was counted. */
const passSeconds = (seconds: number) =>
  backend.query(
    `update public.request_counts set window_ends = window_ends - interval '1 second' * $1::integer`,
    [seconds],
  );

const inquire = (changes: Row = {}) =>
  people.visitor.from('form_submissions').insert(aBooking(changes));
const review = ({ id, client }: Person, changes: Row = {}) =>
  client.from('reviews').insert(aReview({ user_id: id, ...changes }));
const propose = ({ id, client }: Person) =>
  client.from('events').insert(anEvent({ created_by: id }));
const register = ({ id, client }: Person) =>
  client.from('event_registrations').insert(aRegistration({ event_id: event['id'], user_id: id }));
const cancel = ({ id, client }: Person) =>
  client.from('event_registrations').delete().eq('user_id', id);

type Answer = Awaited<ReturnType<typeof inquire>>;

function expectTooMany({ status, error }: Answer, seconds: number) {
  expect(status).toBe(429);
  expect(error?.code).toBe('write_limit');
  expect(Number(error?.details)).toBeGreaterThan(seconds - 60);
  expect(Number(error?.details)).toBeLessThanOrEqual(seconds);
}

const stored = (table: string) => countOf(people.service, table);

test('the database and limits.ts have the same bounds', async () => {
  const bounds = await backend.query(
    'select kind, per, maximum, seconds from private.write_bounds',
  );
  expect(new Set(bounds)).toEqual(new Set(writeBounds));
});

describe('from one mail address', () => {
  test('three inquiries an hour are taken and no fourth, however the address is written', async () => {
    expect((await inquire()).error).toBeNull();
    expect((await inquire({ email: 'KAVYA@students.example' })).error).toBeNull();
    const college = aCollegeInquiry({ email: 'kavya@Students.example' });
    expect((await people.visitor.from('form_submissions').insert(college)).error).toBeNull();
    expectTooMany(await inquire(), hour);
    expect(await stored('form_submissions')).toBe(3);

    expect((await inquire({ email: 'someone.else@students.example' })).error).toBeNull();
    await passSeconds(hour);
    expect((await inquire()).error).toBeNull();
  });

  test('ten inquiries a day are taken and no eleventh', async () => {
    for (let sent = 1; sent <= 10; sent++) {
      expect((await inquire()).error).toBeNull();
      if (sent % 3 === 0) await passSeconds(hour);
    }
    await passSeconds(hour);
    const { status, error } = await inquire();
    expect(status).toBe(429);
    expect(Number(error?.details)).toBeGreaterThan(hour);
    await passSeconds(day);
    expect((await inquire()).error).toBeNull();
  });

  test('after a lost answer, someone over the limit still finds their inquiry', async () => {
    const row = aBooking();
    for (const sent of [row, aBooking(), aBooking()]) {
      await people.visitor.from('form_submissions').insert(sent).throwOnError();
    }
    const { error } = await people.visitor.from('form_submissions').insert(row);
    expect(error?.code).toBe('23505');
  });

  test('what was refused counts for nothing', async () => {
    for (let sent = 0; sent < 5; sent++) {
      expect((await inquire({ goal: 'money' })).error?.code).toBe('23514');
    }
    expect((await inquire()).error).toBeNull();
  });
});

test('someone who sent too many reads when to send again, also in the header', async () => {
  const send = () =>
    backend.fetch(
      new Request(`${siteUrl}/rest/v1/form_submissions`, {
        method: 'POST',
        headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
        body: JSON.stringify(aBooking()),
      }),
    );
  for (let sent = 0; sent < 3; sent++) expect((await send()).status).toBe(201);
  const answer = await send();
  expect(answer.status).toBe(429);
  const body = (await answer.json()) as { details: string };
  expect(answer.headers.get('retry-after')).toBe(body.details);
  expect(JSON.stringify(body)).not.toContain('kavya');
});

describe('one request stores one row', () => {
  const many = (make: () => Row) => Array.from({ length: 3 }, make);
  const cases: [what: string, table: string, rows: (self: Person) => Row[]][] = [
    ['inquiries', 'form_submissions', () => many(() => aBooking({ email: anAddress() }))],
    ['reviews', 'reviews', ({ id }) => many(() => aReview({ user_id: id }))],
    ['proposals', 'events', ({ id }) => many(() => anEvent({ created_by: id }))],
  ];
  test.each(cases)('%s of a student', async (_what, table, rows) => {
    const before = await stored(table);
    const { student, admin, service } = people;
    const refused = await student.client.from(table).insert(rows(student));
    expect(refused.error?.code).toBe('one_row_per_request');
    expect(refused.status).toBe(400);
    expect((await student.client.from(table).upsert(rows(student))).error).not.toBeNull();
    expect(await stored(table)).toBe(before);

    expect((await admin.client.from(table).insert(rows(admin))).error).toBeNull();
    expect((await service.from(table).insert(rows(student))).error).toBeNull();
    expect(await stored(table)).toBe(before + 6);
  });

  test('registrations of a student', async () => {
    const events = many(() => anEvent({ status: 'approved' }));
    await people.service.from('events').insert(events).throwOnError();
    const rows = events.map(({ id }) =>
      aRegistration({ event_id: id, user_id: people.student.id }),
    );
    const { error } = await people.student.client.from('event_registrations').insert(rows);
    expect(error?.code).toBe('one_row_per_request');
    expect(await stored('event_registrations')).toBe(0);
  });

  test('inquiries of a visitor', async () => {
    const rows = many(() => aBooking({ email: anAddress() }));
    const { error } = await people.visitor.from('form_submissions').insert(rows);
    expect(error?.code).toBe('one_row_per_request');
    expect(await stored('form_submissions')).toBe(0);
  });
});

describe('one account', () => {
  test('writes one review a day, even when it deletes what it wrote', async () => {
    const { student } = people;
    expect((await review(student)).error).toBeNull();
    expectTooMany(await review(student), day);
    await student.client.from('reviews').delete().eq('user_id', student.id).throwOnError();
    expectTooMany(await review(student), day);
    expect(await stored('reviews')).toBe(0);

    expect((await review(people.otherStudent)).error).toBeNull();
    await passSeconds(day);
    expect((await review(student)).error).toBeNull();
  });

  test('writes five reviews in all, on whichever days', async () => {
    const { student } = people;
    for (let written = 0; written < 5; written++) {
      expect((await review(student)).error).toBeNull();
      await student.client.from('reviews').delete().eq('user_id', student.id).throwOnError();
      await passSeconds(day);
    }
    const { status, error } = await review(student);
    expect({ status, code: error?.code, wait: error?.details }).toEqual({
      status: 429,
      code: 'write_limit',
      wait: null,
    });
  });

  test('finds a review whose answer was lost, and can change it', async () => {
    const { student } = people;
    const row = aReview({ user_id: student.id });
    await student.client.from('reviews').upsert(row).throwOnError();
    const again = await student.client.from('reviews').upsert({ ...row, title: 'In other words' });
    expect(again.error).toBeNull();
    expect(await stored('reviews')).toBe(1);
  });

  test('changes its review twenty times an hour', async () => {
    const { student } = people;
    const row = aReview({ user_id: student.id });
    await student.client.from('reviews').insert(row).throwOnError();
    const change = (title: string) =>
      student.client.from('reviews').update({ title }).eq('id', row['id']);
    for (let time = 1; time <= 20; time++) expect((await change(`${time}`)).error).toBeNull();
    expectTooMany(await change('once more'), hour);
  });

  test('changes its profile twenty times an hour', async () => {
    const { id, client } = people.student;
    const change = (full_name: string) =>
      client.from('profiles').update({ full_name }).eq('id', id);
    for (let time = 1; time <= 20; time++) expect((await change(`${time}`)).error).toBeNull();
    expectTooMany(await change('once more'), hour);
  });

  test('proposes five events a day; an admin creates as many as it takes', async () => {
    for (let time = 0; time < 5; time++) {
      expect((await propose(people.student)).error).toBeNull();
      expect((await propose(people.admin)).error).toBeNull();
    }
    expectTooMany(await propose(people.student), day);
    expect((await propose(people.admin)).error).toBeNull();
    await passSeconds(day);
    expect((await propose(people.student)).error).toBeNull();
  });

  test('registers twenty times an hour, cancelled ones included', async () => {
    for (let time = 0; time < 20; time++) {
      expect((await register(people.student)).error).toBeNull();
      await cancel(people.student).throwOnError();
    }
    expectTooMany(await register(people.student), hour);
    expect((await register(people.otherStudent)).error).toBeNull();
  });

  test('gets no more with parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => review(people.student)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });
});

/** Signing up takes much longer, and is not what this is about. */
async function manyPeople(count: number): Promise<Person[]> {
  const password = 'three wet umbrellas';
  const accounts = await backend.query<{ id: string; email: string }>(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at)
     select gen_random_uuid(), 'seat' || seat || '@college.example', $2, now()
     from generate_series(1, $1::integer) as seat
     returning id, email`,
    [count, await hash(password, 4)],
  );
  return Promise.all(
    accounts.map(async ({ id, email }) => {
      const client = clientWith(backend, backend.anonKey);
      const { error } = await client.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return { id, email, client };
    }),
  );
}

test('a campus of sixty registers for one event at once, and nobody is refused', async () => {
  const campus = await manyPeople(60);
  const answers = await Promise.all(campus.map((student) => register(student)));
  expect(answers.every(({ error }) => error === null)).toBe(true);
  expect(await stored('event_registrations')).toBe(60);
});

describe('all visitors together', () => {
  /** From as many addresses. */
  async function inquireOften(times: number): Promise<void> {
    for (let sent = 0; sent < times; sent++) {
      expect((await inquire({ email: anAddress() })).error).toBeNull();
    }
  }
  const mails = async () =>
    (
      await people.service
        .from('outbox')
        .select('kind, recipient, payload')
        .eq('kind', 'inquiries_paused')
        .throwOnError()
    ).data as { recipient: string; payload: Row }[];

  test('send a hundred inquiries an hour; then the mentor hears of it once', async () => {
    await inquireOften(99);
    expect(await mails()).toEqual([]);
    await inquireOften(1);
    expect(await mails()).toEqual([
      {
        kind: 'inquiries_paused',
        recipient: people.admin.email,
        payload: { maximum: 100, until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      },
    ]);

    for (let time = 0; time < 3; time++) {
      const { status, error } = await inquire({ email: anAddress() });
      expect({ status, code: error?.code }).toEqual({ status: 429, code: 'write_pause' });
    }
    expect(await stored('form_submissions')).toBe(100);
    expect(await mails()).toHaveLength(1);

    await people.admin.client.from('form_submissions').insert(aBooking()).throwOnError();
    await passSeconds(hour);
    await inquireOften(100);
    expect(await mails()).toHaveLength(2);
  });
});

let addresses = 0;
const anAddress = () => `person${++addresses}@students.example`;
