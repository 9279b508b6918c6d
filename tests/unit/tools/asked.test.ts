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

test.each([
  ['--shard=1/8', ['format', 'lint', 'types']],
  ['--shard=2/8', []],
  ['--shard=8/8', ['site']],
  ['--shard=10/12', []],
  ['--shard=1/1', ['format', 'lint', 'types', 'site']],
] as const)('of the machines that share the tests, %s does alone: %j', (shard, own) => {
  const { wants, choiceOf } = readAsked([shard]);
  const together = ['unit', 'database', 'functions', 'browser'] as const;
  const alone = ['format', 'lint', 'types', 'site'] as const;
  for (const part of alone) {
    expect(wants(part), part).toBe((own as readonly string[]).includes(part));
    expect(choiceOf(part), part).toEqual({ filters: [], shard: undefined });
  }
  for (const part of together) {
    expect(wants(part), part).toBe(true);
    expect(choiceOf(part), part).toEqual({ filters: [], shard });
  }
});
