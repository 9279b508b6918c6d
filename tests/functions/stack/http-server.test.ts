import { afterEach, expect, test, vi } from 'vitest';
import { serveHttp, type Handler, type HttpServer } from '../../../local/server/http-server.ts';
import { startSchedule } from '../../../local/server/schedule.ts';

let server: HttpServer;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server.close();
});

const serve = async (handle: Handler, timeLimitMilliseconds?: number) => {
  server = await serveHttp({
    port: 0,
    handle,
    ...(timeLimitMilliseconds !== undefined && { timeLimitMilliseconds }),
  });
  return server.origin;
};

test('a request that takes too long is answered all the same', async () => {
  const origin = await serve(() => new Promise(() => {}), 50);
  const answer = await fetch(origin);
  expect(answer.status).toBe(504);
  expect(await answer.json()).toEqual({ message: 'This takes too long. Please try again.' });
});

test('after an unexpected error neither the visitor nor the log has what somebody typed', async () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const origin = await serve(() =>
    Promise.reject(new TypeError('rohan@example.com is not\n    iterable')),
  );
  const answer = await fetch(`${origin}/rest/v1/reviews?email=rohan@example.com`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('rohan');
  expect(written.join('')).toContain('GET /rest/v1/reviews: TypeError');
  expect(written.join('')).not.toContain('rohan');
});

test('an answer is sent on while it is still being made', async () => {
  const rest = Promise.withResolvers<string>();
  const origin = await serve(() => {
    const parts = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('first '));
        controller.enqueue(new TextEncoder().encode(await rest.promise));
        controller.close();
      },
    });
    return Promise.resolve(new Response(parts));
  });
  const reader = (await fetch(origin)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('first ');
  rest.resolve('second');
  expect((await reader?.read())?.value).toBe('second');
});

test('work for a visitor who has left can stop', async () => {
  const arrived = Promise.withResolvers<AbortSignal>();
  const origin = await serve((request) => {
    arrived.resolve(request.signal);
    return new Promise(() => {});
  });
  const leaving = new AbortController();
  const asking = fetch(origin, { signal: leaving.signal }).catch(() => 'left');
  const signal = await arrived.promise;
  leaving.abort();
  expect(await asking).toBe('left');
  await expect.poll(() => signal.aborted).toBe(true);
});

test('an idle connection is ended by its client alone, so no request meets the end', async () => {
  const origin = await serve(() => Promise.resolve(new Response('')));
  const answer = await fetch(origin);
  expect(answer.headers.get('connection')).toBe('keep-alive');
  expect(answer.headers.get('keep-alive')).toBeNull();
});

test('several cookies stay several', async () => {
  const origin = await serve(() => {
    const response = new Response('');
    response.headers.append('set-cookie', 'a=1');
    response.headers.append('set-cookie', 'b=2');
    return Promise.resolve(response);
  });
  expect((await fetch(origin)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('the scheduled function is called every few minutes until the stop', async () => {
  const origin = await serve(() => Promise.resolve(new Response('')));
  vi.useFakeTimers();
  const calls: Request[] = [];
  const stop = startSchedule((request) => Promise.resolve(calls.push(request)), origin);
  vi.advanceTimersByTime(11 * 60_000);
  stop();
  vi.advanceTimersByTime(60 * 60_000);
  expect(calls.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['POST', '/.netlify/functions/reconcile'],
    ['POST', '/.netlify/functions/reconcile'],
  ]);
});
