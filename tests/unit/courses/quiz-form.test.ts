import { describe, expect, test } from 'vitest';
import {
  moved,
  withKind,
  withoutOption,
  withRight,
} from '#src/features/courses/lib/lesson-fields.ts';
import type { QuizQuestion } from '#src/features/courses/schemas/lesson-fields.ts';
import { problemsOf, question } from './written-lesson.ts';

describe('a quiz', () => {
  test.each<[string, Partial<QuizQuestion>, string]>([
    ['without a question', { prompt: '' }, 'prompt'],
    ['with an empty option', { options: ['Yes', ''], right: [0] }, 'options.1'],
    ['with the same option twice', { options: ['Yes', 'No', 'Yes '] }, 'options.2'],
    ['with one option', { options: ['Yes'], right: [0] }, 'options'],
    ['with seven options', { options: [...'abcdefg'] }, 'options'],
    ['in which nothing is right', { right: [] }, 'right'],
    ['with two right answers of one', { kind: 'single' }, 'right'],
    ['whose right answer is not there', { right: [3] }, 'right'],
    ['without an explanation', { explanation: '' }, 'explanation'],
  ])('%s is not saved', (_what, change, field) => {
    const problems = problemsOf({ quiz: [question, { ...question, ...change }] }) ?? {};
    expect(Object.keys(problems)).toEqual([`quiz.1.${field}`]);
  });

  test('has at most twenty questions', () => {
    const quiz = Array.from({ length: 21 }, () => question);
    expect(problemsOf({ quiz })).toHaveProperty('quiz');
    expect(problemsOf({ quiz: quiz.slice(1) })).toBeUndefined();
  });

  test('keeps what is right when an option goes or the kind changes', () => {
    expect(withoutOption(question, 0).right).toEqual([1]);
    expect(withoutOption(question, 1).right).toEqual([0, 1]);
    expect(withKind(question, 'single').right).toEqual([0]);
    expect(withRight(question, 1, true).right).toEqual([0, 1, 2]);
    expect(withRight(question, 0, false).right).toEqual([2]);
    expect(withRight(withKind(question, 'single'), 1, true).right).toEqual([1]);
  });

  test('has its questions moved, and not past its ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});
