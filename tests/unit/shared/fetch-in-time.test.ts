import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectBytes, fetchInTime } from '#src/shared/data/fetch-in-time.ts';

const megabyte = 1024 * 1024;

/** A service that never answers: how long somebody waits for it, in seconds. */
async function patience(init?: RequestInit): Promise<number> {
  const begin = Date.now();
  let end: number | undefined;
  fetchInTime('https://backend.example', init).catch(() => (end = Date.now()));
  await vi.advanceTimersByTimeAsync(600_000);
  return ((end ?? Infinity) - begin) / 1000;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_input: unknown, { signal }: RequestInit) => {
    const late = Promise.withResolvers<never>();
    signal?.addEventListener('abort', () => late.reject(new Error('too late')));
    return late.promise;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is read has half a minute', async () => {
  expect(await patience()).toBe(30);
  expect(await patience({ signal: expectBytes(1000) })).toBe(30);
});

test('a large file has the time that a slow line needs for it', async () => {
  expect(await patience({ signal: expectBytes(7 * megabyte) })).toBeCloseTo(114.7, 1);
});

test('so has a large text that is written', async () => {
  expect(await patience({ method: 'POST', body: '' })).toBe(15);
  expect(await patience({ method: 'POST', body: 'x'.repeat(2 * megabyte) })).toBeCloseTo(32.8, 1);
});
