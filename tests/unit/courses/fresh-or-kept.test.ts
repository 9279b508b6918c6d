import { expect, test } from 'vitest';
import { freshOrKept } from '#src/layouts/fresh-or-kept.ts';

const kept = new Response('kept');
const never = new Promise<Response>(() => {});

test('an answer in time is shown', async () => {
  const fresh = new Response('fresh');
  expect(await freshOrKept(Promise.resolve(fresh), kept, 1000)).toBe(fresh);
});

test('an answer that is late, fails or is an error of the server does not win over what is kept', async () => {
  expect(await freshOrKept(never, kept, 5)).toBe(kept);
  expect(await freshOrKept(Promise.reject(new TypeError('offline')), kept, 1000)).toBe(kept);
  expect(await freshOrKept(Promise.resolve(new Response('', { status: 503 })), kept, 1000)).toBe(
    kept,
  );
});

test('a page whose text is slow is read as it comes', async () => {
  const slow = new Response(new ReadableStream({ pull: () => new Promise(() => {}) }));
  expect(await freshOrKept(Promise.resolve(slow), kept, 5)).toBe(slow);
  expect(slow.bodyUsed).toBe(false);
});

test('without anything that is kept the network alone answers', async () => {
  const missing = new Response('', { status: 404 });
  expect(await freshOrKept(Promise.resolve(missing), undefined, 5)).toBe(missing);
  await expect(freshOrKept(Promise.reject(new TypeError('offline')), undefined, 5)).rejects.toThrow(
    'offline',
  );
});
