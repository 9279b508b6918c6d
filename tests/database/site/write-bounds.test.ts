import { describe, expect, test } from 'vitest';
import { writeBounds } from '#src/shared/lib/limits.ts';
import type { Person } from '../support/people.ts';
import { aBooking, anEvent, aRegistration, aReview, type Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { anAddress, stored, useCountedWrites } from './counted-writes.ts';

useCountedWrites();

test('the database and limits.ts have the same bounds', async () => {
  const bounds = await backend.query(
    'select kind, per, maximum, seconds from private.write_bounds',
  );
  expect(new Set(bounds)).toEqual(new Set(writeBounds));
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
