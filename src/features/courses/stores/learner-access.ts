import * as z from 'zod/mini';
import { endEnrolment, giveCourse } from '#src/features/courses/data/learners.ts';
import { personOf } from '#src/features/courses/lib/mentor-labels.ts';
import { learnerNotices } from '#src/features/courses/messages/learners.ts';
import type { Learner, MovableOrder } from '#src/features/courses/schemas/learners.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { moveOrder } from '#src/shared/data/moved-orders.ts';
import { createPageDrafts } from '#src/shared/stores/page-drafts.ts';
import { withRecentSignIn } from '#src/shared/stores/reauthentication.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { overviewOf } from './course-overview.ts';
import { learnersOf } from './learners.ts';

/** Asks again for all that is shown of a course. */
export function refreshCourse(courseId: string): void {
  void learnersOf(courseId).refresh();
  void overviewOf(courseId).refresh();
}

const drafts = createPageDrafts('access');

/** The address that is typed for a course and not sent. It is soon typed again, so the page does not ask before it goes. */
export const addressDraftOf = (courseId: string) => drafts.at(courseId, z.string());

const giving = createSubmit({
  send: async ({ courseId, email }: { courseId: string; email: string }, say) => {
    const answer = await giveCourse(courseId, email);
    if (answer !== 'ok') return answer;
    say(learnerNotices.given(email));
    void askForMails();
    refreshCourse(courseId);
    return answer;
  },
  failed: () => learnerNotices.giveFailed,
});

export const $isGiving = giving.$busy;
/** What the database answered; a refusal is for the form to say. */
export const giveAccess = giving.submit;

const ending = createSubmit({
  send: async ({ courseId, learner }: { courseId: string; learner: Learner }, say) => {
    const hasEnded = await endEnrolment(learner.enrolment_id);
    if (hasEnded) {
      learnersOf(courseId).end(learner.enrolment_id, new Date().toISOString());
      say(learnerNotices.takenBack(personOf(learner)));
    } else say(learnerNotices.hasEnded);
    refreshCourse(courseId);
    return true;
  },
  failed: () => learnerNotices.takeBackFailed,
});

export const $isTakingBack = ending.$busy;
/** True when the access has ended, by this or before. */
export const takeBackAccess = ending.submit;

const moving = createSubmit({
  send: async (move: { courseId: string; order: MovableOrder; email: string }, say) => {
    const { courseId, order, email } = move;
    const answer = await withRecentSignIn(() => moveOrder(order.orderId, email));
    if (answer !== 'enrolled' && answer !== 'waits') say(learnerNotices.notPaid);
    else {
      const { movedToAccount, movedAndWaits } = learnerNotices;
      say(answer === 'enrolled' ? movedToAccount(email) : movedAndWaits(email));
      void askForMails();
    }
    refreshCourse(courseId);
    return answer;
  },
  failed: () => learnerNotices.moveFailed,
});

export const $isMoving = moving.$busy;
/** What the database answered. */
export const moveCourseOrder = moving.submit;
