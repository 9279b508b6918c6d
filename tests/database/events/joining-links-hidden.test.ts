import { describe, expect, test } from 'vitest';
import { answersOfFunctions, answersOfTables, answerTo } from '../support/every-answer.ts';
import { people } from '../support/use-backend.ts';
import { event, link, register, token, useJoiningLink } from './joining-link.ts';

useJoiningLink();

describe('a visitor, and a student who is not registered, find the joining link', () => {
  const clients = () => [people.visitor, people.otherStudent.client];

  test('in no table', async () => {
    await register();
    for (const client of clients()) {
      const answers = await answersOfTables(client);
      expect(answers.map(([name]) => name)).toContain('events');
      for (const [name, answer] of answers) expect(answer, name).not.toContain(token);
    }
  });

  test('in no answer of a function', async () => {
    for (const client of clients()) {
      const answers = await answersOfFunctions(client, [null, event['id'], token]);
      expect(answers.map(([name]) => name)).toContain('today_in_india');
      // Someone who searches for a word may have it said back, but not the link around it.
      for (const [name, answer] of answers) expect(answer, name).not.toContain(link);
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
