import { describe, expect, test } from 'vitest';
import type { Client } from '../support/people.ts';
import { siteUrl } from '../support/test-backend.ts';
import { backend, people } from '../support/use-backend.ts';
import { event, link, register, token, useJoiningLink } from './joining-link.ts';

useJoiningLink();

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
