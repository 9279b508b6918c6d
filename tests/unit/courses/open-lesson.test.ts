// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { $lesson, openLesson } from '#src/features/courses/stores/lesson.ts';
import { lessonNotices } from '#src/features/courses/messages/lesson.ts';
import { completeLesson } from '#src/features/courses/stores/progress.ts';
import {
  noteProgress,
  sendProgress,
  waitingOf,
} from '#src/features/courses/stores/waiting-progress.ts';
import { authStorageKey } from '#src/shared/browser/storage-keys.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { lessonPage } from './lesson-page.ts';

const backend = vi.hoisted(() => ({
  readLessonPage: vi.fn(),
  claimCourses: vi.fn(),
  readCopy: vi.fn(),
  keepCopy: vi.fn(),
  dropCopies: vi.fn(),
  saveProgress: vi.fn(),
  keepLearningPage: vi.fn(),
  notify: vi.fn(),
  dismissOutcome: vi.fn(),
}));
vi.mock('#src/features/courses/data/lesson-page.ts', () => backend);
vi.mock('#src/features/courses/data/offline-copies.ts', () => backend);
vi.mock('#src/features/courses/data/progress.ts', () => backend);
vi.mock('#src/shared/browser/keep-learning-page.ts', () => backend);
vi.mock('#src/shared/stores/toasts.ts', () => backend);

const { access } = lessonPage();
const locked = lessonPage({ lesson: null });
const closed = lessonPage({ lesson: null, access: { ...access, is_learner: false } });
const isDone = () => Boolean($lesson.get().page?.progress?.completed_at);

beforeEach(async () => {
  vi.resetAllMocks();
  localStorage.clear();
  localStorage.setItem(authStorageKey, JSON.stringify({ user: { id: 'asha' } }));
  history.replaceState(null, '', '/learn/resume-mastery/first');
  backend.saveProgress.mockResolvedValue(true);
  backend.claimCourses.mockResolvedValue(0);
  backend.readLessonPage.mockResolvedValue(lessonPage());
  await openLesson();
  vi.clearAllMocks();
});

test('a lesson that opens later leaves the copies of its course on the device', async () => {
  backend.readLessonPage.mockResolvedValue(locked);
  await openLesson();
  expect(backend.dropCopies).not.toHaveBeenCalled();
});

test('a course that is closed leaves no copy', async () => {
  backend.readLessonPage.mockResolvedValue(closed);
  await openLesson();
  expect(backend.dropCopies).toHaveBeenCalledExactlyOnceWith('asha', 'resume-mastery');
});

test('what waits is sent before the lesson is read again, and stays finished if it cannot be', async () => {
  backend.saveProgress.mockRejectedValue(new DataError('unavailable', ''));
  noteProgress('asha', 'one', { place: 4, seenAt: new Date().toISOString(), isCompleted: true });
  await openLesson();
  expect(backend.saveProgress.mock.invocationCallOrder[0]).toBeLessThan(
    backend.readLessonPage.mock.invocationCallOrder[0]!,
  );
  expect(isDone()).toBe(true);
  expect($lesson.get().page?.progress?.place).toBe(4);
});

test('a lesson is shown as finished at once, and keeps its place', async () => {
  const answer = Promise.withResolvers<boolean>();
  backend.saveProgress.mockReturnValue(answer.promise);
  const completed = completeLesson();
  expect(isDone()).toBe(true);
  answer.resolve(true);
  expect(await completed).toBe('saved');
  expect(backend.saveProgress.mock.lastCall).toMatchObject(['one', { place: 3 }]);
});

test('a lesson that is not open any more is not called saved', async () => {
  backend.saveProgress.mockResolvedValue(false);
  backend.readLessonPage.mockResolvedValue(closed);
  expect(await completeLesson()).toBe('waiting');
  expect(backend.notify).toHaveBeenCalledExactlyOnceWith(lessonNotices.completedRefused);
  await vi.waitFor(() => expect($lesson.get().page?.lesson).toBeNull());
  await sendProgress();
});

test('what is finished after the session has ended is kept, and the reader is told to log in', async () => {
  backend.saveProgress.mockImplementation(async () => {
    localStorage.removeItem(authStorageKey);
    throw new DataError('forbidden', '');
  });
  expect(await completeLesson()).toBe('waiting');
  expect(backend.notify).toHaveBeenCalledExactlyOnceWith(lessonNotices.completedLoggedOut);
  expect(waitingOf('asha')).toMatchObject({ one: { isCompleted: true } });
  expect(isDone()).toBe(true);
});

test('back online, what failed is read again, and only then', async () => {
  vi.useFakeTimers();
  try {
    backend.readLessonPage.mockRejectedValueOnce(new DataError('unavailable', ''));
    await openLesson();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect($lesson.get().status).toBe('loaded');
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(backend.readLessonPage).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('another try at a lesson whose copy is shown is seen as one', async () => {
  backend.readLessonPage.mockRejectedValueOnce(new DataError('unavailable', ''));
  await openLesson();
  expect($lesson.get()).toMatchObject({ status: 'failed', hasFailed: true });
  const again = openLesson();
  await vi.waitFor(() => expect($lesson.get().status).toBe('loading'));
  await again;
  expect($lesson.get()).toMatchObject({ status: 'loaded', hasFailed: false });
});

// Last, because this page stays a visitor's.
test('someone whose session has ended is a visitor from then on, and nothing is taken over', async () => {
  backend.readLessonPage.mockImplementation(async () => {
    localStorage.removeItem(authStorageKey);
    return closed;
  });
  await openLesson();
  expect($lesson.get()).toMatchObject({ status: 'loaded', isVisitor: true });
  expect(backend.claimCourses).not.toHaveBeenCalled();
});
