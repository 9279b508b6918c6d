import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newOrderId } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { order, record } from '../payment/orders.ts';
import { bookingOf } from './bookings.ts';

useBackend();

const base64 = (text: string) => Buffer.from(text).toString('base64');
const pdf = base64('%PDF-1.4 %%EOF');

/** The booking of an order that is paid. */
async function paidBooking(): Promise<string> {
  const orderId = await order({ order_id: newOrderId(), mentorshiptype: 'resume_preparation' });
  await record(orderId, 'paid');
  return (await bookingOf(orderId)).id;
}

const addResume = (booking_id: string, changes: object = {}) =>
  people.service
    .from('session_resumes')
    .insert({ booking_id, name: 'a.pdf', content_base64: pdf, ...changes } as never);

const ask = (booking_id: string, questions: unknown) =>
  people.service.from('session_questions').upsert({ booking_id, questions } as never);

const addStep = (booking_id: string, position: number, step = 'Rewrite it') =>
  people.admin.client.from('session_steps').insert({ booking_id, position, step });

describe('a resume', () => {
  test('is the third at most', async () => {
    const id = await paidBooking();
    for (const name of ['1', '2', '3']) expect((await addResume(id, { name })).error).toBeNull();
    expect((await addResume(id)).error).toMatchObject({ code: '23514' });
  });

  test.each([
    ['is no PDF', { content_base64: base64('My resume') }],
    ['is empty', { content_base64: '' }],
    ['is a byte over 1 MB', { content_base64: base64(`%PDF-${'x'.repeat(1024 * 1024 - 4)}`) }],
    ['has a name of 121 characters', { name: 'x'.repeat(121) }],
    ['has a name that turns around', { name: 'a\u202efdp' }],
    ['has no name', { name: ' ' }],
  ])('is refused when it %s', async (_, changes) => {
    const { error } = await addResume(await paidBooking(), changes);
    expect(error).toMatchObject({ code: '23514' });
  });

  test('is counted in bytes', async () => {
    const id = await paidBooking();
    await addResume(id, { content_base64: base64(`%PDF-${'x'.repeat(1024 * 1024 - 5)}`) });
    const { data } = await people.admin.client
      .from('session_resumes')
      .select('size')
      .eq('booking_id', id);
    expect(data).toEqual([{ size: 1024 * 1024 }]);
  });
});

test('questions are one to three texts of at most 500 characters', async () => {
  const id = await paidBooking();
  expect((await ask(id, ['a', 'x'.repeat(500), 'c'])).error).toBeNull();
  for (const wrong of [[], ['1', '2', '3', '4'], ['x'.repeat(501)], [' '], [null], ['a', null]]) {
    expect((await ask(id, wrong)).error, JSON.stringify(wrong)).not.toBeNull();
  }
});

test('a session has at most twelve steps, each with text and a place of its own', async () => {
  const id = await paidBooking();
  for (const position of [1, 12]) expect((await addStep(id, position)).error).toBeNull();
  for (const position of [0, 13, 12]) expect((await addStep(id, position)).error).not.toBeNull();
  for (const step of ['', 'x'.repeat(301)])
    expect((await addStep(id, 2, step)).error).not.toBeNull();
});

test('a note moves its time with each change, and an empty one is none', async () => {
  const id = await paidBooking();
  const notes = () => people.admin.client.from('session_notes');
  await notes().insert({ booking_id: id, private_note: ' Mine ', shared_note: ' ' }).throwOnError();
  const { data: before } = await notes().select().eq('booking_id', id).single().throwOnError();
  expect(before).toMatchObject({ private_note: 'Mine', shared_note: null });
  const save = (private_note: string) =>
    notes()
      .update({ private_note })
      .eq('booking_id', id)
      .eq('updated_at', before.updated_at)
      .select('booking_id');
  expect((await save('First')).data).toHaveLength(1);
  expect((await save('Second')).data).toEqual([]);
});

test('nobody but admins and functions reads or writes the papers of a session', async () => {
  const id = await paidBooking();
  await addResume(id).throwOnError();
  await ask(id, ['What?']).throwOnError();
  const rows = {
    session_resumes: { booking_id: id, name: 'b.pdf', content_base64: pdf },
    session_questions: { booking_id: id, questions: ['Mine'] },
    session_notes: { booking_id: id, shared_note: 'Mine' },
    session_steps: { booking_id: id, position: 1, step: 'Mine' },
  };
  for (const [table, row] of Object.entries(rows)) {
    for (const client of [people.visitor, people.student.client]) {
      const { data } = await client.from(table as never).select();
      expect(data ?? [], table).toEqual([]);
      const { error } = await client.from(table as never).insert(row as never);
      expect(error, table).not.toBeNull();
    }
  }
  for (const table of ['session_resumes', 'session_questions'] as const) {
    const admin = people.admin.client.from(table);
    expect((await admin.select('booking_id').eq('booking_id', id)).data, table).toHaveLength(1);
    const { error } = await people.admin.client.from(table).insert(rows[table] as never);
    expect(error, table).not.toBeNull();
  }
  const { error } = await addResume(randomUUID());
  expect(error).not.toBeNull();
});
