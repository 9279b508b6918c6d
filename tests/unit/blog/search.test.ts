import { describe, expect, test } from 'vitest';
import {
  packPostings,
  rank,
  scoresInShard,
  scoresOf,
  searchWords,
  type Shard,
  shardOf,
  weights,
} from '#src/features/blog/lib/search.ts';

describe('the words of a text', () => {
  test.each([
    ['How to write a Résumé', ['write', 'resume']],
    ["The interviewer's question", ['interviewers', 'question']],
    ['C++, SQL & Excel-2027', ['sql', 'excel', '2027']],
    ['पहला बायोडाटा', ['पहला', 'बायोडाटा']],
    ['__proto__ constructor', ['proto', 'constructor']],
  ])('%s', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});

test('every word has a part of the index whose name can be in an address', () => {
  expect(shardOf('resume')).toBe('re');
  expect(shardOf('पहला')).toMatch(/^[a-z0-9-]+$/);
  expect(shardOf('../x')).toMatch(/^[a-z0-9-]+$/);
});

test('what is packed is read again', () => {
  const packed = packPostings([
    [0, weights.text],
    [7, weights.title],
    [1000, weights.heading],
  ]);
  expect([...scoresOf(packed).keys()]).toEqual([0, 7, 1000]);
});

describe('the results', () => {
  const shard: Shard = {
    salary: packPostings([
      [0, weights.text],
      [2, weights.title],
    ]),
    salaries: packPostings([[5, weights.title]]),
  };

  test('are the articles that hold every word, those with it in the title first', () => {
    expect(rank([scoresInShard(shard, 'salary', false)])).toEqual([2, 0]);
    expect(rank([scoresInShard(shard, 'salary', false), new Map([[0, 1]])])).toEqual([0]);
  });

  test('include words that begin like the one being typed', () => {
    expect(rank([scoresInShard(shard, 'salar', true)])).toEqual([2, 5, 0]);
    expect(rank([scoresInShard(shard, 'salar', false)])).toEqual([]);
  });

  test('of nothing are none', () => {
    expect(rank([])).toEqual([]);
  });
});
