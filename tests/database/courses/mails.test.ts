import { describe, expect, test } from 'vitest';
import { people } from '../support/use-backend.ts';
import { call, newBuyer } from './course.ts';
import { ask, buyer, lessonId, mails, ofLesson, useLessonMails } from './lesson-mails.ts';

useLessonMails();

async function handIn(): Promise<string> {
  await buyer.client
    .from('task_submissions')
    .insert({ lesson_id: lessonId, answer: 'Nine of ten.' })
    .throwOnError();
  const { data } = await people.service
    .from('task_submissions')
    .select('id')
    .eq('lesson_id', lessonId)
    .single()
    .throwOnError();
  return (data as { id: string }).id;
}

describe('a task', () => {
  test('is told to the mentor, and its marks to the learner, once each', async () => {
    const id = await handIn();
    const mark = () =>
      call(people.admin, 'mark_submission', {
        id,
        points: [7],
        rubric: [{ criterion: 'All ten are tried.', points: 10 }],
        comment: 'Well tried.',
      });
    await mark();
    await mark();
    expect(await mails()).toEqual([
      {
        kind: 'task_handed_in',
        recipient: people.admin.email,
        payload: { ...ofLesson, learner: '' },
      },
      {
        kind: 'task_marked',
        recipient: buyer.email,
        payload: { ...ofLesson, learner: '', points: 7, of_points: 10, comment: 'Well tried.' },
      },
    ]);
  });

  test('goes, with its questions and its mails, to no other learner', async () => {
    await handIn();
    await ask();
    const other = await newBuyer();
    for (const table of ['task_submissions', 'lesson_questions', 'outbox']) {
      const { data } = await other.client.from(table).select();
      expect(data ?? [], table).toEqual([]);
    }
  });
});

test('no mail can be queued by a request', async () => {
  const args = {
    kind: 'lesson_answer',
    subject: crypto.randomUUID(),
    lesson_id: lessonId,
    learner_id: buyer.id,
    reader: 'learner',
    details: {},
  };
  for (const client of [people.visitor, buyer.client, people.admin.client]) {
    expect((await client.rpc('queue_lesson_mail', args)).status).toBe(404);
    const mail = { kind: 'lesson_answer', subject: 'x', recipient: buyer.email };
    expect((await client.from('outbox').insert(mail)).error).not.toBeNull();
  }
  expect(await mails()).toEqual([]);
});
