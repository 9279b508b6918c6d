import { describe, expect, test } from 'vitest';
import { hostileLinks } from '../support/hostile-values.ts';
import type { Client } from '../support/people.ts';
import { anEvent, type Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { event, link, register, token, useJoiningLink } from './joining-link.ts';

useJoiningLink();

const read = async (client: Client, id = event['id']) =>
  (await client.from('event_joining_links').select('link').eq('event_id', id)).data ?? [];

describe('the joining link', () => {
  test('can be read by admins, and by registered people while they are registered', async () => {
    expect(await read(people.admin.client)).toEqual([{ link }]);
    expect(await read(people.student.client)).toEqual([]);
    await register();
    expect(await read(people.student.client)).toEqual([{ link }]);
    expect(await read(people.otherStudent.client)).toEqual([]);
    await people.student.client
      .from('event_registrations')
      .delete()
      .eq('event_id', event['id'])
      .throwOnError();
    expect(await read(people.student.client)).toEqual([]);
  });

  test('of another event cannot be read by registered people', async () => {
    await register();
    const other = anEvent({ status: 'approved' });
    await people.service.from('events').insert(other).throwOnError();
    await people.service
      .from('event_joining_links')
      .insert({ event_id: other['id'], link: 'https://meet.example/other' })
      .throwOnError();
    expect(await read(people.student.client, other['id'])).toEqual([]);
  });

  test('is in the mail of someone who registers', async () => {
    await register();
    const { data } = await people.service.from('outbox').select('payload').throwOnError();
    expect(JSON.stringify(data)).toContain(link);
  });

  test('goes with its event', async () => {
    await people.admin.client.from('events').delete().eq('id', event['id']).throwOnError();
    expect(await read(people.service)).toEqual([]);
  });

  test.each(hostileLinks)('cannot be %s', async (_what, hostile) => {
    const { error } = await people.admin.client
      .from('event_joining_links')
      .update({ link: hostile })
      .eq('event_id', event['id']);
    expect(error).not.toBeNull();
    expect(await read(people.admin.client)).toEqual([{ link }]);
  });

  test('is not in the history of what admins did; that it changed is', async () => {
    const changed = `${link}/changed`;
    const links = () => people.admin.client.from('event_joining_links');
    await links().update({ link: changed }).eq('event_id', event['id']).throwOnError();
    await links().delete().eq('event_id', event['id']).throwOnError();
    const { data } = await people.admin.client.from('admin_actions').select().throwOnError();
    expect(JSON.stringify(data)).not.toContain(token);
    const told = (data as Row[]).filter(
      ({ table_name, row_id }) => table_name === 'event_joining_links' && row_id === event['id'],
    );
    expect(told.map(({ action }) => action).sort()).toEqual(['changed', 'created', 'deleted']);
  });
});

describe('a link in a proposal', () => {
  const proposed = async () => {
    const row = anEvent({ link });
    await people.student.client.from('events').insert(row).throwOnError();
    return row;
  };

  test('reaches the admins', async () => {
    const row = await proposed();
    expect(await read(people.admin.client, row['id'])).toEqual([{ link }]);
  });

  test('does not become public when the event is approved', async () => {
    const row = await proposed();
    await people.admin.client
      .from('events')
      .update({ status: 'approved' })
      .eq('id', row['id'])
      .throwOnError();
    for (const client of [people.visitor, people.student.client]) {
      const { data } = await client.from('events').select().eq('id', row['id']).throwOnError();
      expect(data).toHaveLength(1);
      expect(JSON.stringify(data)).not.toContain(token);
      expect(await read(client, row['id'])).toEqual([]);
    }
  });
});

test('what an admin calls public stays public', async () => {
  const row = anEvent({ status: 'approved', link: 'https://college.example/about' });
  await people.admin.client.from('events').insert(row).throwOnError();
  const { data } = await people.visitor.from('events').select('link').eq('id', row['id']);
  expect(data).toEqual([{ link: 'https://college.example/about' }]);
});
