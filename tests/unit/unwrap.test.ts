import { expect, test } from 'vitest';
import { DataError, unwrap } from '#src/data/unwrap.ts';

function failureOf(code: string, status: number, details: string | null = null): DataError {
  try {
    unwrap({ data: null, error: { code, message: 'in English', details }, status });
  } catch (error) {
    return error as DataError;
  }
  throw new Error('nothing failed');
}

test('who wrote too much learns after how many seconds to go on, if ever', () => {
  expect(failureOf('write_limit', 429, '2400')).toMatchObject({
    reason: 'tooMany',
    retryInSeconds: 2400,
  });
  expect(failureOf('write_limit', 429)).toMatchObject({ reason: 'tooMany', retryInSeconds: null });
});

test('when nothing is taken from anybody, it is nothing that the sender did', () => {
  expect(failureOf('write_pause', 429, '2400')).toMatchObject({
    reason: 'unavailable',
    retryInSeconds: undefined,
  });
});

test('any other limit is told by the service that has it', () => {
  expect(failureOf('', 429)).toMatchObject({ reason: 'tooMany', retryInSeconds: undefined });
});
