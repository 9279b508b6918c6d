import { describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import { aGrievance, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { leave, left, mailsAbout, stored } from './grievances.ts';

useBackend();

describe('someone who sends a grievance', () => {
  test('gets a ticket and two dates, by the id that only they know', async () => {
    const row = await left();
    const { data } = await people.visitor.rpc('grievance_receipt', { id: row['id'] });
    expect(data).toEqual({
      ticket: expect.stringMatching(/^G-\d{4}-\d{5}$/),
      acknowledge_by: expect.any(String),
      settle_by: expect.any(String),
    });
    const since = (moment: unknown) =>
      Date.parse(String(moment)) - Date.parse(String(row['created_at']));
    expect(since((data as Row)['acknowledge_by'])).toBe(48 * 60 * 60 * 1000);
    expect(since((data as Row)['settle_by'])).toBeGreaterThanOrEqual(28 * 24 * 60 * 60 * 1000);
  });

  test('reads nothing by the id of another, or by a ticket', async () => {
    const { data } = await people.visitor.rpc('grievance_receipt', { id: aGrievance()['id'] });
    expect(data).toBeNull();
    const { ticket } = await left();
    const { error } = await people.visitor.rpc('grievance_receipt', { id: ticket });
    expect(error).not.toBeNull();
  });

  test('cannot choose the ticket, the time, or that it is settled', async () => {
    const row = await left({
      ticket: 'G-2020-00001',
      created_at: '2020-01-01T00:00:00Z',
      acknowledged_at: '2020-01-01T00:00:00Z',
      answer: 'Done.',
      settled_at: '2020-01-01T00:00:00Z',
    });
    expect(row).toMatchObject({ acknowledged_at: null, answer: null, settled_at: null });
    expect(row['ticket']).not.toBe('G-2020-00001');
    expect(String(row['created_at'])).not.toContain('2020-01-01');
  });

  test('is at the desk, also where the mentor has been mailed of many on that day', async () => {
    await forgetWrites(backend);
    await backend.query('delete from public.outbox');
    const rows: Row[] = [];
    for (let times = 0; times < 12; times += 1) rows.push(await left());
    const ids = rows.map(({ id }) => String(id));
    const told = await backend.query(
      `select from public.outbox where kind = 'grievance_to_settle'`,
    );
    expect(told).toHaveLength(10);
    const { data } = await people.admin.client.from('grievances').select('id').in('id', ids);
    expect(data).toHaveLength(12);
    await backend.query('delete from public.outbox');
  });

  test('is mailed the ticket, and the mentor what happened', async () => {
    const row = await left({ order_id: ' ', description: 'Paid twice.' });
    const [filed, toSettle, ...others] = await mailsAbout(row);
    expect(others).toEqual([]);
    expect(filed).toMatchObject({ kind: 'grievance_filed', recipient: row['email'] });
    // It goes to whoever's address was typed, so nothing of what was written is in it.
    expect(JSON.stringify(filed)).not.toContain('Paid twice.');
    expect(toSettle).toMatchObject({
      kind: 'grievance_to_settle',
      recipient: people.admin.email,
      payload: { ticket: row['ticket'], description: 'Paid twice.', order_id: null },
    });
  });

  test('is not taken for a second one after a lost answer', async () => {
    const row = aGrievance();
    await leave(row).throwOnError();
    expect((await leave(row)).error?.code).toBe('23505');
  });

  test('has three from one address a day, and no mail more', async () => {
    const email = 'often@students.example';
    for (let sent = 0; sent < 3; sent++) await left({ email });
    const { status, error } = await leave(aGrievance({ email }));
    expect({ status, code: error?.code }).toEqual({ status: 429, code: 'write_limit' });
  });

  test.each([
    ['without a topic that is known', { topic: 'money' }],
    ['without words', { description: ' ' }],
    ['with too many words', { description: 'a'.repeat(4001) }],
    ['without an address', { email: 'nobody' }],
    ['as a program that fills in all fields', { website: 'https://cheap.example' }],
    ['as a program that needs no time', { seconds_open: 0 }],
  ])('%s is refused', async (_how, changes) => {
    const { error } = await leave(aGrievance(changes));
    expect(error?.code).toBe('23514');
  });
});

test('a month ends with the month where the next one is shorter', async () => {
  const row = aGrievance({ created_at: '2027-01-31T06:30:00Z' });
  await people.service.from('grievances').insert(row).throwOnError();
  expect(Date.parse(String((await stored(row))['settle_by']))).toBe(
    Date.parse('2027-02-28T06:30:00Z'),
  );
});

test('tickets are no series', async () => {
  const drawn = await Promise.all(Array.from({ length: 5 }, () => left()));
  const numbers = drawn.map(({ ticket }) => Number(String(ticket).slice(-5)));
  expect(new Set(numbers).size).toBe(5);
  expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThan(10);
});
