import { claimCourses } from '#src/features/courses/data/lesson-page.ts';
import { dropCopies } from '#src/features/courses/data/offline-copies.ts';
import { listOwnCourses } from '#src/features/courses/data/own-courses.ts';
import type { OwnCourse } from '#src/features/courses/schemas/own-course.ts';
import { storedAccountId } from '#src/shared/browser/stored-account.ts';
import { accessToken } from '#src/shared/data/client.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { accountNotices } from '#src/shared/messages/account.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { leaveToSignIn } from '#src/shared/stores/sign-out.ts';
import { sendProgress } from './waiting-progress.ts';

const { $state, load } = createLoader<{ courses: OwnCourse[] }>({
  courses: [],
  status: 'loading',
});

/** The courses of the account that is signed in; none for those who bought nothing. */
export const $ownCourses = $state;

/** Takes over what was paid for, sends what was read without a network, and lists the courses. */
export const loadOwnCourses = (): Promise<void> =>
  load(async () => {
    const token = await accessToken();
    const accountId = storedAccountId();
    // The session could not be renewed, and is over.
    if (!accountId) leaveToSignIn(accountNotices.sessionEnded);
    if (!token || !accountId) throw new DataError('unavailable', '');
    await sendProgress();
    // What cannot be taken over now must not hide what they have.
    await claimCourses().catch(console.error);
    const courses = await listOwnCourses();
    for (const { slug, ended_at } of courses) {
      if (ended_at !== null) await dropCopies(accountId, slug);
    }
    return { courses };
  });
