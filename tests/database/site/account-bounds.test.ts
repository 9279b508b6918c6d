import { hash } from 'bcryptjs';
import { describe, expect, test } from 'vitest';
import { clientWith, type Person } from '../support/people.ts';
import { anEvent, aRegistration, aReview, type Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  day,
  event,
  expectTooMany,
  hour,
  passSeconds,
  stored,
  useCountedWrites,
} from './counted-writes.ts';

useCountedWrites();

const review = ({ id, client }: Person, changes: Row = {}) =>
  client.from('reviews').insert(aReview({ user_id: id, ...changes }));

const propose = ({ id, client }: Person) =>
  client.from('events').insert(anEvent({ created_by: id }));

const register = ({ id, client }: Person) =>
  client.from('event_registrations').insert(aRegistration({ event_id: event['id'], user_id: id }));

const cancel = ({ id, client }: Person) =>
  client.from('event_registrations').delete().eq('user_id', id);

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
