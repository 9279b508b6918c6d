import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEqualTime } from '../../../netlify/lib/http/equal-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The moment, in milliseconds from now, at which the answer comes. */
async function answerTime(work: Promise<unknown>): Promise<number> {
  const begun = Date.now();
  const answered = inEqualTime(400, work).then(
    () => Date.now(),
    () => Date.now(),
  );
  await vi.runAllTimersAsync();
  return (await answered) - begun;
}

const done = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, 'done'));

test.each([
  [0, 400],
  [9, 400],
  [24, 400],
  [399, 400],
  [401, 800],
])(
  'nobody can tell what took %d milliseconds from all that is answered after %d',
  async (took, after) => {
    expect(await answerTime(done(took))).toBe(after);
  },
);

test('nobody can tell a failure by its time', async () => {
  const failing = done(9).then(() => Promise.reject(new Error('The database rests')));
  expect(await answerTime(failing)).toBe(400);
});

test('who waits is told the outcome', async () => {
  const answered = inEqualTime(400, done(9));
  const refused = inEqualTime(400, Promise.reject(new Error('The database rests')));
  await Promise.all([
    vi.runAllTimersAsync(),
    expect(answered).resolves.toBe('done'),
    expect(refused).rejects.toThrow('The database rests'),
  ]);
});
