import { beforeEach, expect, test, vi } from 'vitest';
import {
  $boughtCourse,
  $courseReader,
  findCourseReader,
} from '#src/features/courses/stores/bought-course.ts';

const session = vi.hoisted(() => ({ isStored: true, status: 'signedIn' }));
const backend = vi.hoisted(() => ({ claimCourses: vi.fn(), listOwnCourses: vi.fn() }));
vi.mock('#src/features/courses/data/lesson-page.ts', () => backend);
vi.mock('#src/features/courses/data/own-courses.ts', () => backend);
vi.mock('#src/shared/stores/session.ts', () => ({
  hasStoredSession: () => session.isStored,
  startSession: async () => {},
  $session: { get: () => session },
}));

const own = (changes: object) => ({
  mentorshiptype: 'end_to_end_course',
  ended_at: null,
  ...changes,
});

async function reader(): Promise<string> {
  await findCourseReader('end_to_end_course');
  return $courseReader.get();
}

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(session, { isStored: true, status: 'signedIn' });
});

test('a buyer who is logged in opens the course', async () => {
  backend.listOwnCourses.mockResolvedValue([own({ ended_at: null })]);
  expect(await reader()).toBe('owner');
  expect(backend.claimCourses.mock.invocationCallOrder[0]).toBeLessThan(
    backend.listOwnCourses.mock.invocationCallOrder[0]!,
  );
});

test('an owner finds the course on the page that sells it, and several parts of the page ask once', async () => {
  const course = own({ next_slug: 'second' });
  backend.listOwnCourses.mockResolvedValue([own({ ended_at: '2026-11-01T00:00:00Z' }), course]);
  await Promise.all([findCourseReader('end_to_end_course'), findCourseReader('end_to_end_course')]);
  expect($boughtCourse.get()).toEqual(course);
  expect(backend.listOwnCourses).toHaveBeenCalledOnce();
});

test('someone whose course has ended can buy it again', async () => {
  backend.listOwnCourses.mockResolvedValue([own({ ended_at: '2026-11-01T00:00:00Z' })]);
  await findCourseReader('end_to_end_course');
  expect($boughtCourse.get()).toBeUndefined();
});

test('a buyer who is logged in with another address reads so', async () => {
  backend.listOwnCourses.mockResolvedValue([
    own({ mentorshiptype: 'resume_interview_course' }),
    own({ ended_at: '2026-11-01T00:00:00Z' }),
  ]);
  expect(await reader()).toBe('otherAccount');
});

test('a visitor is led to the login, and nothing is asked', async () => {
  session.isStored = false;
  expect(await reader()).toBe('visitor');
  Object.assign(session, { isStored: true, status: 'signedOut' });
  expect(await reader()).toBe('visitor');
  expect(backend.claimCourses).not.toHaveBeenCalled();
  expect(backend.listOwnCourses).not.toHaveBeenCalled();
});

test('when the question fails, what is right for everyone stays', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  backend.claimCourses.mockRejectedValue(new Error('offline'));
  expect(await reader()).toBe('unknown');
  expect(logged).toHaveBeenCalledOnce();
});
