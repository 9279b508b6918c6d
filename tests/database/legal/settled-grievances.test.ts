import { describe, expect, test } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';
import { left, mailsAbout, stored } from './grievances.ts';

useBackend();

const change = (who: 'admin' | 'service', { id }: Row, changes: Row) => {
  const client = who === 'admin' ? people.admin.client : people.service;
  return client.from('grievances').update(changes).eq('id', id).select();
};

describe('an admin', () => {
  test('acknowledges by the clock of the database, once, and the person gets a mail', async () => {
    const row = await left();
    await change('admin', row, { acknowledged_at: '2020-01-01T00:00:00Z' }).throwOnError();
    const first = await stored(row);
    expect(String(first['acknowledged_at'])).not.toContain('2020-01-01');
    await change('admin', row, { acknowledged_at: null }).throwOnError();
    expect((await stored(row))['acknowledged_at']).toBe(first['acknowledged_at']);
    const mails = (await mailsAbout(row)).filter(({ kind }) => kind === 'grievance_acknowledged');
    expect(mails).toMatchObject([{ recipient: row['email'] }]);
  });

  test('settles with an answer, which is mailed and cannot be changed', async () => {
    const row = await left();
    await change('admin', row, { answer: 'It goes back today.' }).throwOnError();
    const settled = await stored(row);
    expect(settled['settled_at']).not.toBeNull();
    expect(settled['acknowledged_at']).toBe(settled['settled_at']);
    expect((await change('admin', row, { answer: 'It does not.' })).error?.code).toBe('42501');
    const kinds = (await mailsAbout(row)).map(({ kind }) => kind);
    expect(kinds).toEqual(['grievance_filed', 'grievance_settled', 'grievance_to_settle']);
  });

  test.each([
    [{ description: 'Nothing happened.' }],
    [{ email: 'other@students.example' }],
    [{ created_at: '2030-01-01T00:00:00Z' }],
    [{ ticket: 'G-2020-00001' }],
  ])('cannot change what was sent: %o', async (changes) => {
    expect((await change('admin', await left(), changes)).error?.code).toBe('42501');
  });

  test('is named in the audit log, without a word of the person', async () => {
    const row = await left();
    await change('admin', row, { answer: 'Secret words.' }).throwOnError();
    const { data } = await people.admin.client
      .from('admin_actions')
      .select()
      .eq('row_id', row['id']);
    expect(data).toMatchObject([{ action: 'changed', table_name: 'grievances' }]);
    expect(JSON.stringify(data)).not.toMatch(/Secret|Kavya|students\.example/);
  });
});

test('the mails of a grievance go with it', async () => {
  const row = await left();
  await people.service.from('grievances').delete().eq('id', row['id']).throwOnError();
  expect(await mailsAbout(row)).toEqual([]);
});
