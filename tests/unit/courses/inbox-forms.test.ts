import { expect, test } from 'vitest';
import {
  answerFormSchema,
  inboxSchema,
  markFormSchema,
  pointsField,
} from '#src/features/courses/schemas/inbox.ts';
import { checkForm } from '#src/shared/lib/validate.ts';

const rubric = [
  { criterion: 'All ten are tried.', points: 10 },
  { criterion: 'The steps are written down.', points: 5 },
];

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a mark has points for each criterion, in its order, and a comment or none', () => {
  const fields = { [pointsField(1)]: '0', [pointsField(0)]: '10', comment: ' Neat. ' };
  expect(checkForm(markFormSchema(rubric), form(fields)).value).toEqual({
    points: [10, 0],
    comment: 'Neat.',
  });
  expect(
    checkForm(markFormSchema(rubric), form({ ...fields, comment: ' \u200b' })).value?.comment,
  ).toBeNull();
});

test('a criterion without points, or with too many, is told at its field', () => {
  const problems = (second: string) =>
    checkForm(markFormSchema(rubric), form({ points0: '3', points1: second, comment: '' }))
      .problems;
  const told = { points1: 'Choose the points' };
  for (const wrong of ['', '6', '-1', '2.5', '1e1', '٣']) expect(problems(wrong)).toEqual(told);
  expect(problems('5')).toBeUndefined();
});

test('a task whose rubric is gone is marked by a comment alone', () => {
  const { value } = checkForm(markFormSchema([]), form({ comment: 'Well done.' }));
  expect(value).toEqual({ points: [], comment: 'Well done.' });
});

test('an answer has something to read', () => {
  expect(checkForm(answerFormSchema, form({ answer: '\u200b \n' })).problems).toEqual({
    answer: 'Write your answer',
  });
  expect(checkForm(answerFormSchema, form({ answer: 'x'.repeat(4001) })).problems).toHaveProperty(
    'answer',
  );
});

test('the inbox holds questions and tasks, and nothing of another shape', () => {
  const entry = {
    id: '1',
    created_at: '2026-11-23T08:41:00Z',
    name: null,
    email: null,
    course: 'Aptitude Course',
    lesson: 'Ratios',
    text: 'Why?',
    file_name: null,
    file_size: null,
    task: null,
    rubric: null,
  };
  expect(inboxSchema.safeParse([{ ...entry, kind: 'question' }]).success).toBe(true);
  expect(inboxSchema.safeParse([{ ...entry, kind: 'task', text: null }]).success).toBe(true);
  expect(inboxSchema.safeParse([{ ...entry, kind: 'note' }]).success).toBe(false);
});
