import { beforeAll, beforeEach, expect } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { addLesson, newBuyer, resumeCourse, useCourse } from './course.ts';

export let buyer: Person;
export let lessonId: string;

/** Opens a backend with a course and a buyer for this test file; each test has a new lesson, and no mail before it. */
export function useLessonMails(): void {
  useCourse();
  beforeAll(async () => {
    buyer = await newBuyer();
  });
  beforeEach(async () => {
    await forgetWrites(backend);
    await people.service.from('profiles').update({ full_name: null }).eq('id', buyer.id);
    lessonId = await addLesson({ slug: `ratios-${crypto.randomUUID()}` });
    await people.service.from('outbox').delete().gte('created_at', '2000-01-01').throwOnError();
  });
}

export async function mails() {
  const { data } = await people.service
    .from('outbox')
    .select('kind, recipient, payload')
    .order('created_at')
    .throwOnError();
  return data as { kind: string; recipient: string; payload: Row }[];
}

export const ask = (question = 'Why divide only once?') =>
  buyer.client.from('lesson_questions').insert({ lesson_id: lessonId, question }).throwOnError();

export const ofLesson = {
  course_slug: resumeCourse.slug,
  course_title: 'Resume & Interview Course',
  lesson_slug: expect.stringMatching(/^ratios-/),
  lesson_title: 'Ratios in your head',
};
