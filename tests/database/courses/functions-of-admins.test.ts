import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { buy, course, learns, useCourse } from './course.ts';

useCourse();

describe('somebody who is no admin', () => {
  let calls: [string, Row][];
  beforeAll(async () => {
    calls = [
      ['give_course', { course_id: course.id, email: people.student.email }],
      ['end_enrolment', { id: course.id }],
      ['move_order', { order_id: await buy('typo@college.example'), email: people.student.email }],
      ['save_quiz', { lesson_id: course.id, quiz: [] }],
      ['quiz_with_keys', { lesson_id: course.id }],
      ['mark_submission', { id: course.id, points: [1] }],
      ['sort_lessons', { module_id: course.moduleId, lesson_ids: [], seen: [] }],
      ['sort_modules', { module_ids: [course.moduleId], seen: [course.moduleId] }],
      ['course_learners', { course_id: course.id }],
      ['course_inbox', {}],
    ];
  });

  test('calls none of the functions of admins', async () => {
    for (const [name, args] of calls) {
      for (const client of [people.visitor, people.student.client]) {
        const { data, error } = await client.rpc(name, args);
        expect(error?.code, name).toBe('42501');
        expect(data, name).toBeNull();
      }
    }
    expect(await learns(people.student)).toEqual([]);
  });
});
