import * as z from 'zod/mini';
import {
  type CourseFigures,
  courseFiguresSchema,
  type GivenAnswer,
  givenAnswers,
  type Learner,
  learnerSchema,
  type UnclaimedOrder,
  unclaimedOrderSchema,
} from '#src/features/courses/schemas/learners.ts';
import { supabase } from '#src/shared/data/client.ts';
import { parseAnswer } from '#src/shared/data/parse.ts';
import { unwrap } from '#src/shared/data/unwrap.ts';

// Who learns a course. The database refuses everybody but admins.

export interface LearnerQuery {
  courseId: string;
  onlyUnopened: boolean;
  /** Searched in name and address. */
  words: string;
}

/** So many rows has a page of course_learners(). */
export const learnersPerPage = 25;

const learnersSchema = z.array(learnerSchema);

/** A page of enrolments, the newest first, from the one after `last` on. */
export async function listLearners(
  { courseId, onlyUnopened, words }: LearnerQuery,
  last?: Learner,
): Promise<Learner[]> {
  const client = await supabase();
  const answer = await client.rpc('course_learners', {
    course_id: courseId,
    only_unopened: onlyUnopened,
    search: words.trim() || null,
    ...(last && { before: last.started_at, before_id: last.enrolment_id }),
  });
  return parseAnswer(learnersSchema, unwrap(answer));
}

export async function readCourseFigures(courseId: string): Promise<CourseFigures> {
  const client = await supabase();
  const answer = await client.rpc('course_figures', { course_id: courseId });
  return parseAnswer(courseFiguresSchema, unwrap(answer));
}

/** Paid orders that no account has, the oldest first. */
export async function listUnclaimedOrders(courseId: string): Promise<UnclaimedOrder[]> {
  const client = await supabase();
  const answer = await client.rpc('unclaimed_orders', { course_id: courseId });
  return parseAnswer(z.array(unclaimedOrderSchema), unwrap(answer));
}

export async function giveCourse(courseId: string, email: string): Promise<GivenAnswer> {
  const client = await supabase();
  const answer = await client.rpc('give_course', { course_id: courseId, email });
  return parseAnswer(z.enum(givenAnswers), unwrap(answer));
}

/** False: it was bought, or has ended already. */
export async function endEnrolment(id: string): Promise<boolean> {
  const client = await supabase();
  return parseAnswer(z.boolean(), unwrap(await client.rpc('end_enrolment', { id })));
}
