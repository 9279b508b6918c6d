// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  noteProgress,
  sendProgress,
  waitingOf,
} from '#src/features/courses/stores/waiting-progress.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { DataError } from '#src/shared/data/unwrap.ts';

const backend = vi.hoisted(() => ({ saveProgress: vi.fn() }));
vi.mock('#src/features/courses/data/progress.ts', () => backend);

const asha = 'asha';
const progress = (place: number, isCompleted = false) => ({
  place,
  seenAt: new Date(Date.now() + place).toISOString(),
  isCompleted,
});
const logIn = (id: string) =>
  localStorage.setItem(authStorageKey, JSON.stringify({ user: { id } }));
const waiting = () => Object.keys(waitingOf(asha));

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  logIn(asha);
});
afterEach(() => vi.restoreAllMocks());

test('what is finished while a place is on its way is sent behind it', async () => {
  const first = Promise.withResolvers<boolean>();
  backend.saveProgress.mockReturnValueOnce(first.promise).mockResolvedValue(true);
  noteProgress(asha, 'one', progress(4));
  const sent = sendProgress();
  await vi.waitFor(() => expect(backend.saveProgress).toHaveBeenCalledOnce());

  noteProgress(asha, 'one', progress(5, true));
  const sentToo = sendProgress();
  first.resolve(true);
  await Promise.all([sent, sentToo]);
  expect(backend.saveProgress).toHaveBeenCalledTimes(2);
  expect(backend.saveProgress.mock.lastCall).toEqual([
    'one',
    expect.objectContaining({ isCompleted: true }),
  ]);
  expect(waiting()).toEqual([]);
});

test('a lesson that is not open keeps what was finished, and the others are sent', async () => {
  backend.saveProgress.mockImplementation(async (id: string) => id !== 'closed');
  noteProgress(asha, 'closed', progress(1, true));
  noteProgress(asha, 'open', progress(2, true));
  expect([...(await sendProgress())]).toEqual(['closed']);
  expect(waiting()).toEqual(['closed']);
});

test('one that the backend cannot read does not hold up the others', async () => {
  backend.saveProgress.mockRejectedValueOnce(new DataError('invalid', '')).mockResolvedValue(true);
  noteProgress(asha, 'strange', progress(1));
  noteProgress(asha, 'open', progress(2));
  await sendProgress();
  expect(waiting()).toEqual(['strange']);
});

test('without an answer it waits, and is sent the next time', async () => {
  backend.saveProgress.mockRejectedValueOnce(new DataError('unavailable', ''));
  noteProgress(asha, 'one', progress(1, true));
  await sendProgress();
  expect(waiting()).toEqual(['one']);
  backend.saveProgress.mockResolvedValue(true);
  await sendProgress();
  expect(waiting()).toEqual([]);
});

test('full storage loses nothing: it is sent from the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  backend.saveProgress.mockRejectedValueOnce(new DataError('unavailable', ''));
  noteProgress(asha, 'one', progress(1, true));
  await sendProgress();
  expect(waiting()).toEqual(['one']);
  backend.saveProgress.mockResolvedValue(true);
  await sendProgress();
  expect(backend.saveProgress).toHaveBeenCalledTimes(2);
  expect(waiting()).toEqual([]);
});

test('nothing is asked without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  noteProgress(asha, 'one', progress(1));
  await sendProgress();
  expect(backend.saveProgress).not.toHaveBeenCalled();
});

test('what one account has read is not sent for another', async () => {
  noteProgress(asha, 'one', progress(1));
  logIn('ravi');
  await sendProgress();
  expect(backend.saveProgress).not.toHaveBeenCalled();
  expect(waiting()).toEqual(['one']);
});
