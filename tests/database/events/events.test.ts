import { describe, expect, test } from 'vitest';
import { anEvent, type Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { addAsAdmin, stored } from './stored-event.ts';

useBackend();

const change = (row: Row, changes: Row) =>
  people.admin.client.from('events').update(changes).eq('id', row['id']).throwOnError();

describe('a pending event', () => {
  test('cannot be found by a filter, a count, an order or another table', async () => {
    const row = anEvent({ title: 'A secret guest', venue: 'A secret place' });
    await people.service.from('events').insert(row).throwOnError();
    for (const client of [people.visitor, people.student.client]) {
      const events = () => client.from('events');
      expect((await events().select('id').like('venue', 'A secret%')).data).toEqual([]);
      expect((await events().select('id').or('status.eq.pending,id.is.null')).data).toEqual([]);
      const counted = await events()
        .select('*', { count: 'exact', head: true })
        .eq('status', 'pending');
      expect(counted.count).toBe(0);
      const embedded = await client.from('event_registrations').select('events(title)');
      expect(JSON.stringify(embedded.data ?? [])).not.toContain('secret');
    }
  });
});

describe('approved_at', () => {
  test('is set when an admin creates an approved event', async () => {
    const row = await addAsAdmin({ approved_at: '2001-01-01T00:00:00Z' });
    expect((await stored(row))?.['approved_at']).toMatch(/^2\d{3}-/);
    expect((await stored(row))?.['approved_at']).not.toMatch(/^2001/);
  });

  test('follows approving and rejecting, not what is sent with it', async () => {
    const row = anEvent();
    await people.service.from('events').insert(row).throwOnError();
    expect(await stored(row)).toMatchObject({ status: 'pending', approved_at: null });

    await change(row, { status: 'approved', approved_at: null });
    expect(await stored(row)).toMatchObject({ approved_at: expect.any(String) });

    await change(row, { status: 'rejected', approved_at: '2026-01-01T00:00:00Z' });
    expect(await stored(row)).toMatchObject({ status: 'rejected', approved_at: null });
  });

  test('stays what it was when something else changes', async () => {
    const row = await addAsAdmin();
    const before = await stored(row);
    await change(row, { title: 'Changed', approved_at: '2001-01-01T00:00:00Z' });
    expect(await stored(row)).toMatchObject({ approved_at: before?.['approved_at'] });
  });
});

describe('an admin', () => {
  test('chooses the audience and finds the event approved', async () => {
    const row = await addAsAdmin({ audience: 'tpo' });
    expect(await stored(row)).toMatchObject({ audience: 'tpo', status: 'approved' });
  });

  test('cannot say when an event was last changed', async () => {
    const row = await addAsAdmin({ updated_at: '2101-01-01T00:00:00Z' });
    expect((await stored(row))?.['updated_at']).not.toMatch(/^2101/);
    await change(row, { updated_at: '2101-01-01T00:00:00Z' });
    expect((await stored(row))?.['updated_at']).not.toMatch(/^2101/);
  });

  test('cannot change who made an event, when, or its id', async () => {
    const row = await addAsAdmin();
    const before = await stored(row);
    await change(row, {
      id: anEvent()['id'],
      created_by: people.student.id,
      created_at: '2001-01-01T00:00:00Z',
    });
    expect(await stored(row)).toMatchObject({
      created_by: people.admin.id,
      created_at: before?.['created_at'],
    });
  });

  test('can leave out what is optional, as empty text too', async () => {
    const row = await addAsAdmin({ department: ' ', poster_url: '', recording_url: '', link: '' });
    expect(await stored(row)).toMatchObject({
      department: null,
      poster_url: null,
      recording_url: null,
      link: null,
    });
  });

  test('who decides second learns that nothing was pending any more', async () => {
    const row = anEvent();
    await people.service.from('events').insert(row).throwOnError();
    const decide = (status: string) =>
      people.admin.client
        .from('events')
        .update({ status })
        .eq('id', row['id'])
        .eq('status', 'pending')
        .select('status');
    const [approve, reject] = await Promise.all([decide('approved'), decide('rejected')]);
    expect([...(approve.data ?? []), ...(reject.data ?? [])]).toHaveLength(1);
  });

  test('who saves an old copy changes nothing', async () => {
    const row = await addAsAdmin();
    const old = await stored(row);
    const save = (title: string) =>
      people.admin.client
        .from('events')
        .update({ title })
        .eq('id', row['id'])
        .eq('updated_at', old?.['updated_at'])
        .select('id');
    expect((await save('First')).data).toHaveLength(1);
    expect((await save('Second')).data).toEqual([]);
    expect(await stored(row)).toMatchObject({ title: 'First' });
  });
});

test.each([
  'https://example.com',
  'http://example.com:8080/a?b=c#d',
  'https://www.youtube.com/watch?v=abc_123-x',
  'https://कॉलेज.भारत/घटना',
])('an admin can store the link %s', async (link) => {
  const row = await addAsAdmin({ link });
  expect(await stored(row)).toMatchObject({ link });
});
