import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { slice } from '../../../netlify/lib/site/slice.ts';

const log = vi.spyOn(console, 'error');

beforeEach(() => {
  log.mockReset().mockImplementation(() => undefined);
});

const never = () => new Promise<string>(() => undefined);

test('a part that is done in time answers, and nothing is logged', async () => {
  expect(await slice('quick', 10_000, async () => 'done')).toBe('done');
  expect(log).not.toHaveBeenCalled();
});

test('a part that does not end is left to the next round', async () => {
  expect(await slice('slow', 1, never)).toBeUndefined();
  expect(log).toHaveBeenCalledExactlyOnceWith('reconcile: slow goes on in the next round');
});

test('a part that fails stops no other, then or later', async () => {
  const fails = async () => {
    throw new Error('no');
  };
  expect(await slice('broken', 10_000, fails)).toBeUndefined();
  expect(await slice('late', 1, () => pause(5).then(fails))).toBeUndefined();
  await pause(20);
  expect(log).toHaveBeenCalledTimes(2);
});

test('a part knows when its time is over, so that it begins nothing new', async () => {
  const seen: boolean[] = [];
  await slice('steps', 50, async (deadline) => {
    while (!deadline.isOver()) {
      seen.push(true);
      await pause(20);
    }
  });
  expect(seen.length).toBeGreaterThan(0);
});
