// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { $ownCourses, loadOwnCourses } from '#src/features/courses/stores/own-courses.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { DataError } from '#src/shared/data/unwrap.ts';

const backend = vi.hoisted(() => ({
  claimCourses: vi.fn(),
  listOwnCourses: vi.fn(),
  dropCopies: vi.fn(),
  accessToken: vi.fn(),
  leaveToSignIn: vi.fn(),
}));
vi.mock('#src/features/courses/data/lesson-page.ts', () => backend);
vi.mock('#src/features/courses/data/own-courses.ts', () => backend);
vi.mock('#src/features/courses/data/offline-copies.ts', () => backend);
vi.mock('#src/features/courses/data/progress.ts', () => ({ saveProgress: vi.fn() }));
vi.mock('#src/shared/data/client.ts', () => backend);
vi.mock('#src/shared/stores/sign-out.ts', () => backend);

const open = { slug: 'open', ended_at: null };
const ended = { slug: 'ended', ended_at: '2026-11-01T00:00:00Z' };

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.setItem(authStorageKey, JSON.stringify({ user: { id: 'asha' } }));
  backend.accessToken.mockResolvedValue('token');
  backend.claimCourses.mockResolvedValue(0);
  backend.listOwnCourses.mockResolvedValue([open, ended]);
});

test('a course that is closed has no copies on the device any more', async () => {
  await loadOwnCourses();
  expect(backend.dropCopies.mock.calls).toEqual([['asha', 'ended']]);
});

test('what cannot be taken over does not hide what they have', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.claimCourses.mockRejectedValue(new DataError('unavailable', ''));
  await loadOwnCourses();
  expect($ownCourses.get()).toMatchObject({ status: 'loaded', courses: [open, ended] });
  expect(logged).toHaveBeenCalledOnce();
});

test('someone whose session has ended is led to the login, and not told about a network', async () => {
  backend.accessToken.mockImplementation(async () => {
    localStorage.removeItem(authStorageKey);
    return '';
  });
  await loadOwnCourses();
  expect(backend.leaveToSignIn).toHaveBeenCalledOnce();
});

test('someone without a network stays', async () => {
  backend.accessToken.mockResolvedValue('');
  await loadOwnCourses();
  expect(backend.leaveToSignIn).not.toHaveBeenCalled();
  expect($ownCourses.get().status).toBe('failed');
});
