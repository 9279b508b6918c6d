import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/people.ts';
import { anEvent, aRegistration, dayFromToday, type Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { addEvent, registrationsOf } from './registered.ts';

let event: Row;

useBackend();

beforeEach(async () => {
  event = await addEvent();
});

const register = ({ id, client }: Person, changes: Row = {}) =>
  client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: id, ...changes }));

describe('a student', () => {
  test('can register, once', async () => {
    expect((await register(people.student)).error).toBeNull();
    expect((await register(people.student)).error?.code).toBe('23505');
    expect(await registrationsOf(event)).toEqual([people.student.id]);
  });

  test('who clicks ten times is registered once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(people.student)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === '23505')).toHaveLength(9);
    expect(await registrationsOf(event)).toEqual([people.student.id]);
  });

  test('can register on the day itself', async () => {
    event = await addEvent({ event_date: dayFromToday(0) });
    expect((await register(people.student)).error).toBeNull();
  });

  const closed: [what: string, changes: Row][] = [
    ['a pending event', { status: 'pending' }],
    ['a rejected event', { status: 'rejected' }],
    ['an event of yesterday', { event_date: dayFromToday(-1) }],
    ['an event marked as past', { is_past_event: true }],
  ];
  test.each(closed)('cannot register for %s by its id', async (_what, changes) => {
    event = await addEvent(changes);
    expect((await register(people.student)).error?.code).toBe('42501');
    expect(await registrationsOf(event)).toEqual([]);
  });

  test('cannot register for an event that does not exist', async () => {
    expect((await register(people.student, { event_id: anEvent()['id'] })).error).not.toBeNull();
  });

  test('cannot register someone else', async () => {
    const { error } = await register(people.student, { user_id: people.otherStudent.id });
    expect(error?.code).toBe('42501');
    expect(await registrationsOf(event)).toEqual([]);
  });

  test("cannot read, take over or cancel another's registration", async () => {
    await register(people.otherStudent);
    const registrations = () => people.student.client.from('event_registrations');
    const found = registrations().select('id').eq('event_id', event['id']);
    expect((await found).data).toEqual([]);
    expect((await found.like('user_email', '%')).data).toEqual([]);
    await registrations().update({ user_id: people.student.id }).eq('event_id', event['id']);
    await registrations().delete().eq('event_id', event['id']);
    await registrations().delete().neq('user_name', '');
    expect(await registrationsOf(event)).toEqual([people.otherStudent.id]);
  });

  test('can cancel and register again', async () => {
    await register(people.student);
    await people.student.client
      .from('event_registrations')
      .delete()
      .eq('event_id', event['id'])
      .throwOnError();
    expect(await registrationsOf(event)).toEqual([]);
    expect((await register(people.student)).error).toBeNull();
  });
});

describe('an admin', () => {
  test('reads and deletes all registrations of an event', async () => {
    await register(people.student);
    await register(people.otherStudent);
    const { client } = people.admin;
    const read = await client.from('event_registrations').select().eq('event_id', event['id']);
    expect(read.data).toHaveLength(2);
    await client.from('event_registrations').delete().eq('event_id', event['id']).throwOnError();
    expect(await registrationsOf(event)).toEqual([]);
  });

  test('who deletes an event deletes its registrations', async () => {
    await register(people.student);
    await people.admin.client.from('events').delete().eq('id', event['id']).throwOnError();
    expect(await registrationsOf(event)).toEqual([]);
  });

  test('who deletes it while people register leaves nobody without an event', async () => {
    await Promise.all([
      register(people.student),
      people.admin.client.from('events').delete().eq('id', event['id']),
      register(people.otherStudent),
    ]);
    expect(await registrationsOf(event)).toEqual([]);
  });
});
