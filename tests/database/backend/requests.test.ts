import { describe, expect, test, vi } from 'vitest';
import { openBackend } from '../../../local/backend/backend.ts';
import { openEmbeddedDatabase } from '../../../local/backend/embedded-database.ts';
import { createKeys } from '../../../local/backend/keys.ts';
import { prepare } from '../../../local/backend/prepare.ts';
import { serve } from '../../../local/backend/serve.ts';
import { aBooking, aPayment, aReview } from '../support/sample-rows.ts';
import { siteUrl } from '../support/test-backend.ts';
import { ask, backend, post, useAskedBackend } from './asked-backend.ts';

useAskedBackend();

test('two requests at once never share a role', async () => {
  await post('/rest/v1/payments', aPayment(), backend.serviceKey);
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const isService = index % 3 === 0;
      const key = isService ? backend.serviceKey : backend.anonKey;
      const { status } = await ask('/rest/v1/payments', key);
      return { isService, status };
    }),
  );
  expect(answers.every(({ isService, status }) => status === (isService ? 200 : 401))).toBe(true);
});

test('a query of the owner never runs in the middle of a request', async () => {
  const whoAsked = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      if (index % 2 === 0) return (await ask('/rest/v1/reviews', backend.anonKey)).status;
      const [row] = await backend.query<{ who: string }>('select current_user::text as who');
      return row?.who;
    }),
  );
  expect(new Set(whoAsked)).toEqual(new Set([200, 'postgres']));
});

test('a sender who never finishes keeps nobody waiting', async () => {
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
  });
  const waiting = backend.fetch(
    new Request(`${siteUrl}/rest/v1/form_submissions`, {
      method: 'POST',
      headers: { apikey: backend.anonKey },
      body: endless,
      duplex: 'half',
    } as RequestInit),
  );
  expect((await ask('/rest/v1/reviews', backend.anonKey)).status).toBe(200);
  void waiting;
});

test('a refused row is answered as the hosted service does, without repeating the row', async () => {
  const answer = await post('/rest/v1/form_submissions', aBooking({ goal: 'money' }));
  expect(answer.status).toBe(400);
  const body = (await answer.json()) as { code: string };
  expect(body.code).toBe('23514');
  expect(JSON.stringify(body)).not.toContain('Kavya');
});

// What goes to console.error or console.warn fails any test by itself.
test('a question of which the service would overlook a part is refused, and others are not', async () => {
  const answerTo = async (query: string) =>
    (await ask(`/rest/v1/inquiries?select=id&${query}`, backend.serviceKey)).status;
  expect(await answerTo('name=like.a*&name=like.b*')).toBe(400);
  expect(await answerTo('or=(name.eq.a,name.eq.b)&or=(name.eq.b,name.eq.c)')).toBe(400);
  expect(await answerTo('name=not.eq.a&name=not.like.b*')).toBe(400);
  expect(
    await answerTo('name=like(all).{a*,*b}&created_at=gte.2020-01-01&created_at=lt.2030-01-01'),
  ).toBe(200);
});

test('nothing about a person is printed when a query fails', async () => {
  const printed: string[] = [];
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    }),
  );
  await post('/rest/v1/form_submissions', aBooking({ goal: 'money' }));
  await post('/rest/v1/form_submissions', aBooking({ nosuch: 'column' }));
  await post('/rest/v1/reviews', aReview());
  const wrong = { email: 'kavya@students.example', password: 'x' };
  await post('/auth/v1/token?grant_type=password', wrong);
  streams.forEach((stream) => stream.mockRestore());
  expect(printed).toEqual([]);
});

describe('a full disk', () => {
  test('is explained in plain words, and reading continues', async () => {
    const database = await openEmbeddedDatabase();
    await prepare(database, { siteUrl });
    const full = await serve(database, createKeys(), {
      siteUrl,
      hasRoomToWrite: async () => false,
    });
    const answer = await post('/rest/v1/form_submissions', aBooking(), full.anonKey, full);
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({
      message: 'The disk is full. Nothing was saved. Make room and try again.',
    });
    expect((await ask('/rest/v1/reviews', full.anonKey, {}, full)).status).toBe(200);
    expect(await full.query('select 1 from public.form_submissions')).toEqual([]);
    await full.close();
  });
});

describe('a stop', () => {
  test('waits for the requests that run, and refuses those that come later', async () => {
    const closing = await openBackend({ siteUrl });
    const running = post('/rest/v1/form_submissions', aBooking(), closing.anonKey, closing);
    await running.then((answer) => expect(answer.status).toBe(201));
    const another = post('/rest/v1/form_submissions', aBooking(), closing.anonKey, closing);
    const stopped = another.then(() => closing.close());
    expect((await another).status).toBe(201);
    await stopped;
    const late = await post('/rest/v1/form_submissions', aBooking(), closing.anonKey, closing);
    expect(late.status).toBe(503);
    await closing.close();
  });
});
