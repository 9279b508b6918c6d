import { beforeAll, beforeEach } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { addLesson, newBuyer, useCourse } from './course.ts';

export const rubric = [
  { criterion: 'All ten are tried.', points: 10 },
  { criterion: 'Within five minutes.', points: 5 },
];

/** Someone who has bought the course. */
export let buyer: Person;
/** The lesson whose task is handed in and marked: a new one for each test. */
export let lessonId: string;

/** Opens a backend with a course, a buyer of it and a task for this test file. */
export function useTasks(): void {
  useCourse();
  beforeAll(async () => {
    buyer = await newBuyer();
  });
  beforeEach(async () => {
    await forgetWrites(backend);
    lessonId = await addLesson({ rubric });
  });
}

/** From here on the task of another lesson is meant. */
export function goToLesson(id: string): void {
  lessonId = id;
}

export const aFileOf = (bytes: number): Row => ({
  file_name: 'answer.pdf',
  file_type: 'application/pdf',
  file_base64: Buffer.alloc(bytes, 'x').toString('base64'),
});

export const handIn = (changes: Row = {}, { client }: Person = buyer) =>
  client
    .from('task_submissions')
    .insert({ lesson_id: lessonId, answer: 'Nine of ten.', ...changes });

export async function submissions() {
  const { data } = await people.service
    .from('task_submissions')
    .select('id, user_id, answer, file_size, points, comment, marked_at, created_at')
    .eq('lesson_id', lessonId)
    .order('created_at')
    .throwOnError();
  return data as ({ id: string } & Row)[];
}

export async function handedIn(): Promise<string> {
  await handIn().throwOnError();
  return (await submissions()).at(-1)?.id ?? '';
}

export const mark = (id: string, points: unknown, more: Row = {}) =>
  people.admin.client.rpc('mark_submission', { id, points, rubric, ...more });
