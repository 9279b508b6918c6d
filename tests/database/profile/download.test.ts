import { beforeAll, describe, expect, test } from 'vitest';
import { prepareCourse } from '../support/sample-course.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { newPerson, type Planted, query } from './erasure/planted-person.ts';
import { plantEverywhere } from './erasure/tables.ts';

useBackend();
beforeAll(() => prepareCourse(people));

describe('the download of somebody', () => {
  const read = async ({ client }: Planted) =>
    (await client.rpc('own_records').throwOnError()).data as Record<string, object[]>;

  test('has their rows of every table', async () => {
    const person = await plantEverywhere();
    const records = await read(person);
    const filled = Object.keys(records).filter((table) => records[table]?.length);
    expect(filled.sort()).toEqual(
      [
        'profiles',
        'sign_ins',
        'event_registrations',
        'proposed_events',
        'reviews',
        'inquiries',
        'consents',
        'grievances',
        'payments',
        'bookings',
        'session_papers',
        'lesson_notes',
        'task_submissions',
        'lesson_questions',
        'mails',
        'phone_messages',
      ].sort(),
    );
    // Those of a child are among them: the Act counts the parent in as the Data Principal.
    expect(records['inquiries']).toHaveLength(2);
    expect(records['payments']).toHaveLength(4);
    expect(records['event_registrations']).toHaveLength(3);
    await person.client.rpc('delete_own_account').throwOnError();
  });

  test('has the mails about their registrations, to whichever address they went', async () => {
    const person = await plantEverywhere();
    const { mails } = await read(person);
    const names = mails?.map(
      (mail) => (mail as { payload: { user_name?: string } }).payload.user_name,
    );
    expect(names?.filter((name) => name === person.name)).toHaveLength(2);
    await person.client.rpc('delete_own_account').throwOnError();
  });

  test('has nothing under an address that was never confirmed', async () => {
    const person = await newPerson();
    await query('update auth.users set email_confirmed_at = null where id = $1', person.id);
    const records = await read(person);
    expect([records['payments'], records['inquiries'], records['mails']]).toEqual([[], [], []]);
    expect(records['reviews']).toHaveLength(1);
  });

  test('cannot be asked for by a visitor', async () => {
    expect((await people.visitor.rpc('own_records')).error).not.toBeNull();
  });
});
