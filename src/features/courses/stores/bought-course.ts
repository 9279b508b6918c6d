import { atom, readonlyType } from 'nanostores';
import { claimCourses } from '#src/features/courses/data/lesson-page.ts';
import { listOwnCourses } from '#src/features/courses/data/own-courses.ts';
import type { OwnCourse } from '#src/features/courses/schemas/own-course.ts';
import { $session, hasStoredSession, startSession } from '#src/shared/stores/session.ts';

/** Who looks at a course that is sold or paid for; `unknown` also when the question has failed. */
export type CourseReader = 'unknown' | 'visitor' | 'owner' | 'otherAccount';

const $state = atom<CourseReader>('unknown');
export const $courseReader = readonlyType($state);

const $course = atom<OwnCourse | undefined>();
/** The course itself, when its owner looks at it. */
export const $boughtCourse = readonlyType($course);

let finding: Promise<void> | undefined;

/**
 * Finds out whether the course is in the account of this browser, once for all parts of a page. A visitor loads nothing
 * for it.
 */
export function findCourseReader(mentorshipType: string): Promise<void> {
  finding ??= find(mentorshipType).finally(() => {
    finding = undefined;
  });
  return finding;
}

async function find(mentorshipType: string): Promise<void> {
  $state.set('unknown');
  if (!hasStoredSession()) return $state.set('visitor');
  await startSession();
  if ($session.get().status !== 'signedIn') return $state.set('visitor');
  try {
    // What waits for the address of this account is taken over first.
    await claimCourses();
    const courses = await listOwnCourses();
    const course = courses.find(
      ({ mentorshiptype, ended_at }) => mentorshiptype === mentorshipType && ended_at === null,
    );
    $course.set(course);
    $state.set(course ? 'owner' : 'otherAccount');
  } catch (error) {
    console.error(error);
  }
}
