import { describe, expect, test } from 'vitest';
import { anEvent } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { addAsAdmin, stored } from './stored-event.ts';

useBackend();

describe('a proposal by a student', () => {
  test('is pending and for both audiences, not what it says', async () => {
    const row = anEvent({
      status: 'approved',
      audience: 'tpo',
      approved_at: '2026-01-01T00:00:00Z',
      created_at: '2001-01-01T00:00:00Z',
      updated_at: '2101-01-01T00:00:00Z',
    });
    await people.student.client.from('events').insert(row).throwOnError();
    const found = await stored(row);
    expect(found).toMatchObject({
      status: 'pending',
      audience: 'both',
      approved_at: null,
      created_by: people.student.id,
    });
    expect(found?.['created_at']).not.toMatch(/^2001/);
    expect(found?.['updated_at']).toBe(found?.['created_at']);
  });

  test('is theirs, even in the name of someone else', async () => {
    const row = anEvent({ created_by: people.admin.id });
    await people.student.client.from('events').insert(row);
    expect(await stored(row)).toMatchObject({ created_by: people.student.id, status: 'pending' });
  });

  test('cannot replace an event by using its id', async () => {
    const row = await addAsAdmin();
    const { error } = await people.student.client.from('events').upsert({ ...row, title: 'Mine' });
    expect(error).not.toBeNull();
    expect(await stored(row)).toMatchObject({ title: row['title'], status: 'approved' });
  });
});

test('a visitor cannot propose an event', async () => {
  const row = anEvent();
  expect((await people.visitor.from('events').insert(row)).error).not.toBeNull();
  expect(await stored(row)).toBeNull();
});
