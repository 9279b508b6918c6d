import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { hostileLinks } from '../support/hostile-values.ts';
import type { Client } from '../support/people.ts';
import { anEvent, aRegistration, type Row } from '../support/sample-rows.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

let event: Row;
let token: string;
let link: string;
useBackend();
beforeEach(async () => {
  token = `secret${randomUUID().replaceAll('-', '')}`;
  link = `https://meet.example/${token}`;
  event = anEvent({ status: 'approved', venue: 'Online, Google Meet' });
  await people.admin.client.from('events').insert(event).throwOnError();
  await people.admin.client
    .from('event_joining_links')
    .insert({ event_id: event['id'], link })
    .throwOnError();
});

const register = () =>
  people.student.client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: people.student.id }))
    .throwOnError();

const read = async (client: Client, id = event['id']) =>
  (await client.from('event_joining_links').select('link').eq('event_id', id)).data ?? [];

/** The text of an answer to a path below /rest/v1/, whatever its status. */
async function answerTo(path: string, client: Client, init: RequestInit = {}): Promise<string> {
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? backend.anonKey}`;
  const response = await backend.fetch(
    new Request(`${siteUrl}/rest/v1/${path}`, {
      ...init,
      headers: { apikey: backend.anonKey, authorization, prefer: 'count=exact', ...init.headers },
    }),
  );
  return `${response.headers.get('content-range')} ${await response.text()}`;
}

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

describe('a visitor, and a student who is not registered, find the joining link', () => {
  const clients = () => [people.visitor, people.otherStudent.client];

  test('in no table', async () => {
    const tables = await backend.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
    );
    expect(tables.map(({ name }) => name)).toContain('events');
    await register();
    for (const client of clients()) {
      for (const { name } of tables) {
        expect(await answerTo(`${name}?select=*`, client), name).not.toContain(token);
      }
    }
  });

  test('in no answer of a function', async () => {
    const functions = await backend.query<{ name: string; arguments: string[] | null }>(
      `select proname as name, proargnames[1:pronargs] as arguments from pg_proc
       where pronamespace = 'public'::regnamespace and proname <> 'delete_own_account'`,
    );
    expect(functions.map(({ name }) => name)).toContain('today_in_india');
    for (const client of clients()) {
      for (const { name, arguments: names } of functions) {
        for (const value of [null, event['id'], token]) {
          const body = JSON.stringify(
            Object.fromEntries((names ?? []).map((argument) => [argument, value])),
          );
          const headers = { 'content-type': 'application/json' };
          const answer = await answerTo(`rpc/${name}`, client, { method: 'POST', headers, body });
          // Someone who searches for a word may have it said back, but not the link around it.
          expect(answer, name).not.toContain(link);
        }
      }
    }
  });

  test.each([
    'events?select=*,event_joining_links(*)',
    'events?select=*,event_joining_links!inner(*)',
    'event_registrations?select=*,events(*,event_joining_links(*))',
    'event_joining_links?select=*,events(*)',
  ])('in no embedding such as %s', async (path) => {
    await register();
    for (const client of clients()) expect(await answerTo(path, client)).not.toContain(token);
  });

  test.each([
    (id: unknown) => `event_joining_links?select=event_id&event_id=eq.${id}`,
    () => `event_joining_links?select=event_id&link=like.*${token}*`,
    (id: unknown) =>
      `events?select=id,event_joining_links!inner(event_id)&id=eq.${id}&event_joining_links.link=like.*${token}*`,
    (id: unknown) => `events?select=id&id=eq.${id}&link=like.*${token}*`,
    (id: unknown) =>
      `events?select=id,event_joining_links(event_id)&id=eq.${id}&event_joining_links=not.is.null`,
  ])('by no filter (%#)', async (path) => {
    for (const client of clients()) {
      const answer = await answerTo(path(event['id']), client);
      expect(answer, path(event['id'])).not.toContain(String(event['id']));
    }
  });

  test('by counting', async () => {
    for (const client of clients()) {
      const { count } = await client
        .from('event_joining_links')
        .select('*', { count: 'exact', head: true });
      expect(count ?? 0).toBe(0);
    }
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
