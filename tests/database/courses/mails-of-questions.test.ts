import { describe, expect, test } from 'vitest';
import type { Row } from '../support/sample-rows.ts';
import { people } from '../support/use-backend.ts';
import { call } from './course.ts';
import { ask, buyer, lessonId, mails, ofLesson, useLessonMails } from './lesson-mails.ts';

useLessonMails();

const answer = (text: string | null) =>
  people.admin.client
    .from('lesson_questions')
    .update({ answer: text })
    .eq('lesson_id', lessonId)
    .throwOnError();

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
