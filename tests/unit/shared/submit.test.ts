// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { DataError } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { $toasts, dismiss, notify } from '#src/shared/stores/toasts.ts';
import { expectConsole } from '../../support/fail-on-console.ts';

const failed: Notice = { tone: 'error', title: 'Error', message: 'It did not work' };
const done: Notice = { tone: 'success', title: 'Done' };
const shown = () => $toasts.get().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of $toasts.get()) dismiss(id);
});

test('a second click while the first is under way sends nothing', async () => {
  let sent = 0;
  let finish = () => {};
  const { submit, $busy } = createSubmit({
    send: () => new Promise<void>((resolve) => ((sent += 1), (finish = resolve))),
    succeeded: done,
    failed: () => failed,
  });
  const first = submit(undefined);
  expect($busy.get()).toBe(true);
  await submit(undefined);
  finish();
  await first;
  expect(sent).toBe(1);
  expect($busy.get()).toBe(false);
  expect(shown()).toEqual(['Done']);
});

test('a known failure is said in its own words and leaves the form idle', async () => {
  const reasons: string[] = [];
  const { submit, $busy } = createSubmit({
    send: () => Promise.reject(new DataError('duplicate', 'there already')),
    failed: ({ reason }) => (reasons.push(reason), failed),
  });
  expect(await submit(undefined)).toBeUndefined();
  expect(reasons).toEqual(['duplicate']);
  expect(shown()).toEqual(['Error']);
  expect($busy.get()).toBe(false);
});

test.each([
  [30, 'Please try again in 1 minute.'],
  [2_401, 'Please try again in 41 minutes.'],
  [3_600, 'Please try again in 1 hour.'],
  [80_000, 'Please try again in 23 hours.'],
  [null, 'the limit for one account'],
])('someone who wrote too much reads when to go on: %j', async (seconds, words) => {
  const { submit } = createSubmit({
    send: () => Promise.reject(new DataError('tooMany', '', seconds)),
    failed: () => failed,
  });
  await submit(undefined);
  expect($toasts.get()).toMatchObject([
    { title: 'Error', tone: 'error', message: expect.stringContaining(words) },
  ]);
});

test('a mistake in the code is said to the person and shown to the developer', async () => {
  expectConsole('error', /is not a function/);
  const { submit, $busy } = createSubmit({
    send: () => Promise.reject(new TypeError('x is not a function')),
    failed: () => failed,
  });
  await submit(undefined);
  expect(shown()).toEqual(['Error']);
  expect($busy.get()).toBe(false);
});

test('a new outcome takes away the one before, and nothing that somebody else said', async () => {
  const outcomes = [
    () => Promise.reject(new DataError('unavailable', '')),
    () => Promise.resolve(),
  ];
  const { submit } = createSubmit({
    send: () => outcomes.shift()?.() ?? Promise.reject(new DataError('duplicate', '')),
    succeeded: done,
    failed: () => failed,
  });
  notify({ tone: 'info', title: 'News' });
  await submit(undefined);
  expect(shown()).toEqual(['News', 'Error']);
  await submit(undefined);
  expect(shown()).toEqual(['News', 'Done']);
  await submit(undefined);
  expect(shown()).toEqual(['News', 'Error']);
});

test('while it is tried again, and after a success in its own words, nothing says that it failed', async () => {
  let finish = () => {};
  const tries = [
    () => Promise.reject(new DataError('unavailable', '')),
    () => new Promise<void>((resolve) => (finish = resolve)),
  ];
  const { submit } = createSubmit({
    send: async (_: undefined, say) => {
      await tries.shift()?.();
      say(done);
    },
    failed: () => failed,
  });
  notify({ tone: 'info', title: 'News' });
  await submit(undefined);
  expect(shown()).toEqual(['News', 'Error']);
  const again = submit(undefined);
  expect(shown()).toEqual(['News']);
  finish();
  await again;
  expect(shown()).toEqual(['News', 'Done']);
});
