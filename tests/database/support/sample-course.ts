import { randomUUID } from 'node:crypto';
import type { People } from './people.ts';
import type { Row } from './sample-rows.ts';

const courseId = randomUUID();
const moduleId = randomUUID();

export const aCourse = (changes: Row = {}): Row => {
  const id = randomUUID();
  return {
    id,
    slug: `course-${id}`,
    title: 'Aptitude Course',
    mentorshiptype: `course_${id.slice(0, 8)}`,
    ...changes,
  };
};

export const aModule = (changes: Row = {}): Row => ({
  id: randomUUID(),
  course_id: courseId,
  title: 'Ratios',
  ...changes,
});

export const aLesson = (changes: Row = {}): Row => {
  const id = randomUUID();
  return {
    id,
    course_id: courseId,
    module_id: moduleId,
    slug: `lesson-${id}`,
    title: 'Ratios in your head',
    summary: 'Seven shapes, one line each.',
    body: '<p>Add the parts, divide once, multiply.</p>',
    status: 'published',
    video_url: 'https://youtu.be/ratios',
    task: 'Solve ten ratios in five minutes.',
    rubric: [{ criterion: 'All ten are tried.', points: 10 }],
    ...changes,
  };
};

export const aQuestion = (lessonId: unknown, changes: Row = {}): Row => ({
  id: randomUUID(),
  lesson_id: lessonId,
  position: 1,
  kind: 'single',
  prompt: 'Milk and water are 5 : 1 in 30 litres. How much milk is there?',
  options: ['5 litres', '25 litres'],
  ...changes,
});

export const aFile = (lessonId: unknown, changes: Row = {}): Row => ({
  id: randomUUID(),
  lesson_id: lessonId,
  name: 'ratios.pdf',
  content_type: 'application/pdf',
  content_base64: Buffer.from('%PDF-1.7 ratios').toString('base64'),
  ...changes,
});

/** A lesson of each kind, in a course that the student learns and the other student does not. */
export const freeLesson = aLesson({ is_free: true });
export const paidLesson = aLesson();
export const draftLesson = aLesson({ status: 'draft' });
export const lockedLesson = aLesson({ unlock_after_days: 30 });

export async function prepareCourse({ service, student }: People): Promise<void> {
  await service
    .from('courses')
    .upsert(aCourse({ id: courseId }))
    .throwOnError();
  await service
    .from('course_modules')
    .upsert(aModule({ id: moduleId }))
    .throwOnError();
  await service
    .from('lessons')
    .upsert([freeLesson, paidLesson, draftLesson, lockedLesson])
    .throwOnError();
  await service
    .from('enrolments')
    .insert({ user_id: student.id, course_id: courseId, source: 'admin' })
    .throwOnError();
}

export { courseId };
