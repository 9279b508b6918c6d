import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientWith } from '../support/people.ts';
import { aBooking } from '../support/sample-rows.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** Lets each new row fail as Postgres fails when the system below it does. */
async function failWith(code: string, message: string): Promise<void> {
  await backend.query(`
    create or replace function private.fail() returns trigger language plpgsql as $$
    begin
      raise sqlstate '${code}' using message = '${message}';
    end;
    $$
  `);
  await backend.query('drop trigger if exists fail on public.form_submissions');
  await backend.query(`
    create trigger fail before insert on public.form_submissions
    for each row execute function private.fail()
  `);
}

const send = () => clientWith(backend, backend.anonKey).from('form_submissions').insert(aBooking());

test('who writes when the disk fills at once reads that it is full, and no path', async () => {
  await failWith(
    '53100',
    'could not extend file "/home/mentor/data/base/5/16384": No space left on device',
  );
  const { status, error } = await send();
  expect(status).toBe(507);
  expect(error?.message).toBe('The disk is full. Nothing was saved. Make room and try again.');
  expect(JSON.stringify(error)).not.toContain('base/5');
});

test('who meets any other failure of the system reads that nothing was saved, and no path', async () => {
  await failWith(
    '58030',
    'could not write to file "/home/mentor/data/pg_wal/xlogtemp.35": Input/output error',
  );
  const { status, error } = await send();
  expect(status).toBe(500);
  expect(error?.message).toBe('Something went wrong here. Nothing was saved. Please try again.');
  expect(JSON.stringify(error)).not.toContain('pg_wal');
});
