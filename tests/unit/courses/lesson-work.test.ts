// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workNotices } from '#src/features/courses/messages/lesson-work.ts';
import { $lessonWork, handInTask, loadWork } from '#src/features/courses/stores/lesson-work.ts';
import { openLesson } from '#src/features/courses/stores/lesson.ts';
import { patience } from '#src/features/courses/stores/waiting-progress.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { lessonPage } from './lesson-page.ts';

const backend = vi.hoisted(() => ({
  readLessonPage: vi.fn(),
  claimCourses: vi.fn(),
  readCopy: vi.fn(),
  keepCopy: vi.fn(),
  dropCopies: vi.fn(),
  readWork: vi.fn(),
  handIn: vi.fn(),
  askForMails: vi.fn(),
  keepLearningPage: vi.fn(),
  notify: vi.fn(),
  dismissOutcome: vi.fn(),
}));
vi.mock('#src/features/courses/data/lesson-page.ts', () => backend);
vi.mock('#src/features/courses/data/lesson-work.ts', () => backend);
vi.mock('#src/features/courses/data/offline-copies.ts', () => backend);
vi.mock('#src/features/courses/data/progress.ts', () => ({ saveProgress: vi.fn() }));
vi.mock('#src/shared/browser/keep-learning-page.ts', () => backend);
vi.mock('#src/shared/data/functions.ts', () => backend);
vi.mock('#src/shared/stores/toasts.ts', () => backend);

const work = { best_attempt: null, submissions: [], note: null, questions: [] };
const unavailable = new DataError('unavailable', '');

function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.setItem(authStorageKey, JSON.stringify({ user: { id: 'asha' } }));
  history.replaceState(null, '', '/learn/resume-mastery/first');
  backend.readLessonPage.mockResolvedValue(lessonPage());
  backend.readWork.mockResolvedValue(work);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('someone whose network answers nothing is told so after a moment, and an answer is shown all the same', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<typeof work>();
  backend.readWork.mockReturnValue(answer.promise);
  const loading = loadWork();
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect($lessonWork.get().hasFailed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect($lessonWork.get()).toMatchObject({ status: 'failed', hasFailed: true });
  answer.resolve(work);
  await loading;
  expect($lessonWork.get()).toMatchObject({ status: 'loaded', hasFailed: false, work });
});

test('someone without a network is told so at once, and loads what they did when it is back', async () => {
  backend.readLessonPage.mockRejectedValueOnce(unavailable);
  await openLesson();
  goOffline();
  await loadWork();
  expect(backend.readWork).not.toHaveBeenCalled();
  expect($lessonWork.get().hasFailed).toBe(true);
  vi.restoreAllMocks();
  backend.readLessonPage.mockResolvedValue(lessonPage());
  backend.readWork.mockResolvedValue(work);
  await openLesson();
  await vi.waitFor(() => expect($lessonWork.get().status).toBe('loaded'));
});

test('someone without a network who hands in a task is not kept waiting', async () => {
  goOffline();
  expect(await handInTask({ answer: 'Nine of ten.', file: null })).toBeUndefined();
  expect(backend.handIn).not.toHaveBeenCalled();
  expect(backend.notify).toHaveBeenCalledExactlyOnceWith(
    workNotices.handInFailed,
    expect.anything(),
  );
});
