import { beforeAll } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import type { Person } from '../support/people.ts';
import { aLesson, aModule } from '../support/sample-course.ts';
import { people } from '../support/use-backend.ts';
import { addLesson, buy, call, course, courseId, endToEndCourse, useCourse } from './course.ts';

export interface Learner {
  enrolment_id: string;
  email: string;
  started_at: string;
  opened_at: string | null;
  ended_at: string | null;
  seen_at: string | null;
  completed_count: number;
  included_in: string | null;
  order_id: string | null;
  can_be_ended: boolean;
}

export const title = 'End-to-End Placement Course';

/** The two lessons of the Resume & Interview course. */
export let lessons: string[];
export let lessonOfLarger: string;

/** Opens a backend for this test file, with lessons in the End-to-End course and in the one that it includes. */
export function useIncludedCourse(): void {
  useCourse();
  beforeAll(async () => {
    lessons = [await addLesson(), await addLesson()];
    const larger = await courseId(endToEndCourse.slug);
    const module = aModule({ course_id: larger });
    await people.service.from('course_modules').insert(module).throwOnError();
    const lesson = aLesson({ course_id: larger, module_id: module['id'] });
    await people.service.from('lessons').insert(lesson).throwOnError();
    lessonOfLarger = String(lesson['id']);
  });
}

export const list = (parameters: object) =>
  call<Learner[]>(people.admin, 'course_learners', { course_id: course.id, ...parameters });

/** The rows of one person in the list of the Resume & Interview course. */
export const rowsOf = ({ email }: Person, more: object = {}) => list({ search: email, ...more });

const figures = () => call(people.admin, 'course_figures', { course_id: course.id });

export async function newIncludedLearner(): Promise<Person & { orderId: string }> {
  const learner = await newcomer();
  return { ...learner, orderId: await buy(learner.email, endToEndCourse.type) };
}

/** Runs work, and answers by how much the figures of the course have changed. */
export async function changeOfFigures(work: () => Promise<unknown>) {
  const before = (await figures()) as Record<string, number>;
  await work();
  const after = (await figures()) as Record<string, number>;
  return ['learner_count', 'unopened_count', 'finished_count'].map(
    (name) => (after[name] ?? 0) - (before[name] ?? 0),
  );
}
