import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetWrites } from '../support/forget-writes.ts';
import type { Person } from '../support/people.ts';
import type { Row } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { addLesson, call, newBuyer, resumeCourse, useCourse } from './course.ts';

useCourse();

let buyer: Person;
let lessonId: string;
beforeAll(async () => {
  buyer = await newBuyer();
});
beforeEach(async () => {
  await forgetWrites(backend);
  await people.service.from('profiles').update({ full_name: null }).eq('id', buyer.id);
  lessonId = await addLesson({ slug: `ratios-${crypto.randomUUID()}` });
  await people.service.from('outbox').delete().gte('created_at', '2000-01-01').throwOnError();
});

async function mails() {
  const { data } = await people.service
    .from('outbox')
    .select('kind, recipient, payload')
    .order('created_at')
    .throwOnError();
  return data as { kind: string; recipient: string; payload: Row }[];
}

const ask = (question = 'Why divide only once?') =>
  buyer.client.from('lesson_questions').insert({ lesson_id: lessonId, question }).throwOnError();

const answer = (text: string | null) =>
  people.admin.client
    .from('lesson_questions')
    .update({ answer: text })
    .eq('lesson_id', lessonId)
    .throwOnError();

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

const ofLesson = {
  course_slug: resumeCourse.slug,
  course_title: 'Resume & Interview Course',
  lesson_slug: expect.stringMatching(/^ratios-/),
  lesson_title: 'Ratios in your head',
};

describe('a question', () => {
  test('is told to the mentor, and its answer to the learner, once each', async () => {
    await people.service.from('profiles').update({ full_name: 'Kavya Nair' }).eq('id', buyer.id);
    await ask();
    await answer('The parts are added already.');
    await answer('The parts have been added already.');
    await answer(null);
    await answer('They are.');
    const asked = { ...ofLesson, learner: 'Kavya Nair', question: 'Why divide only once?' };
    expect(await mails()).toEqual([
      { kind: 'lesson_question', recipient: people.admin.email, payload: asked },
      {
        kind: 'lesson_answer',
        recipient: buyer.email,
        payload: { ...asked, answer: 'The parts are added already.' },
      },
    ]);
  });

  test('of the greatest length, in characters of four bytes, is told too', async () => {
    await people.service
      .from('lessons')
      .update({ title: '🎓'.repeat(120) })
      .eq('id', lessonId);
    await people.service
      .from('profiles')
      .update({ full_name: '🎓'.repeat(120) })
      .eq('id', buyer.id);
    await ask('🎓'.repeat(2000));
    await answer('🎓'.repeat(4000));
    expect((await mails()).map(({ kind }) => kind)).toEqual(['lesson_question', 'lesson_answer']);
  });

  test('that was refused is told to nobody', async () => {
    await people.otherStudent.client
      .from('lesson_questions')
      .insert({ lesson_id: lessonId, question: 'May I?' });
    expect(await mails()).toEqual([]);
  });

  test('is kept, and told to nobody, while there is no mentor', async () => {
    const { id } = people.admin;
    await people.service.from('user_roles').delete().eq('user_id', id).throwOnError();
    await ask();
    await people.service.from('user_roles').insert({ user_id: id, role: 'admin' }).throwOnError();
    expect(await mails()).toEqual([]);
    expect(await call<Row[]>(people.admin, 'course_inbox')).toContainEqual(
      expect.objectContaining({ text: 'Why divide only once?' }),
    );
  });
});

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
