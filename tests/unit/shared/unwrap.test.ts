import { expect, test } from 'vitest';
import { DataError, unwrap } from '#src/shared/data/unwrap.ts';

function failureOf(
  code: string,
  status: number,
  details: string | null = null,
  message = 'in English',
): DataError {
  try {
    unwrap({ data: null, error: { code, message, details }, status });
  } catch (error) {
    return error as DataError;
  }
  throw new Error('nothing failed');
}

test('someone who wrote too much reads after how many seconds to continue, if at all', () => {
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

test('any other limit has the message of its service', () => {
  expect(failureOf('', 429)).toMatchObject({ reason: 'tooMany', retryInSeconds: undefined });
});

test('the words of the database are kept; those of a dead connection or a gateway are not', () => {
  expect(failureOf('XX000', 500).message).toBe('in English');
  expect(failureOf('', 0, null, 'TypeError: Failed to fetch').message).toBe('');
  expect(failureOf('', 502, null, '\n<html><h1>502 Bad Gateway</h1>').message).toBe('');
});
