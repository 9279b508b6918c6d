import { expect, test } from 'vitest';
import { readAsked } from '../../../tools/test/asked.ts';

test('no word asks for everything', () => {
  const { wants, choiceOf } = readAsked([]);
  expect([wants('types'), wants('unit'), wants('browser')]).toEqual([true, true, true]);
  expect(choiceOf('unit')).toEqual({ filters: [], shard: undefined });
});

test('the name of a part asks for that part, any other word goes to the test runners', () => {
  const { wants, choiceOf } = readAsked(['browser', 'booking']);
  expect([wants('browser'), wants('unit')]).toEqual([true, false]);
  expect(choiceOf('browser')).toEqual({ filters: ['booking'], shard: undefined });
});

test('of the machines that share the tests only the first one reads the files and the built site', () => {
  for (const [shard, isFirst] of [
    ['--shard=1/8', true],
    ['--shard=2/8', false],
    ['--shard=10/12', false],
  ] as const) {
    const { wants, choiceOf } = readAsked([shard]);
    expect([wants('format'), wants('types'), wants('site')]).toEqual(Array(3).fill(isFirst));
    expect([wants('unit'), wants('functions'), wants('browser')]).toEqual([true, true, true]);
    expect(choiceOf('unit')).toEqual({ filters: [], shard });
    expect(choiceOf('site'), 'all of it').toEqual({ filters: [], shard: undefined });
  }
});
