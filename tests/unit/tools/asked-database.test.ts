import { expect, test } from 'vitest';
import { readAskedDatabase } from '../../../tools/asked-database.ts';

test('a hosted database is named by its project and host, and never by its password', () => {
  const url =
    'postgresql://postgres.abc:hunter2@aws-0-ap-south-1.pooler.supabase.com:5432/postgres';
  expect(readAskedDatabase({ DATABASE_URL: url })).toEqual({
    kind: 'hosted',
    url,
    place: 'the database of postgres.abc on aws-0-ap-south-1.pooler.supabase.com',
  });
});

test('what is no address is not repeated', () => {
  expect(readAskedDatabase({ DATABASE_URL: 'hunter2' }).place).toBe('the database of DATABASE_URL');
});

test('nobody is given one of two databases', () => {
  const both = { DATABASE_URL: 'postgresql://postgres@localhost/postgres', DATA_DIR: '/tmp/look' };
  expect(() => readAskedDatabase(both)).toThrow('DATABASE_URL and DATA_DIR are both set');
});
