import { afterEach, expect, test } from 'vitest';
import { invitePeople } from '../support/people.ts';
import { aMail } from '../support/sample-rows.ts';
import { countOf } from '../support/stored-count.ts';
import { openSharedBackend, siteUrl, type TestBackend } from '../support/test-backend.ts';

const opened: TestBackend[] = [];
afterEach(() => Promise.all(opened.splice(0).map((backend) => backend.close())));

async function open() {
  const backend = await openSharedBackend({ siteUrl });
  opened.push(backend);
  return backend;
}

const bounds = 'select kind, maximum from private.write_bounds order by kind';

test('a file finds no people, rows or settings of the file before', async () => {
  const first = await open();
  const { service } = await invitePeople(first);
  await service.from('outbox').insert(aMail()).throwOnError();
  const boundsBefore = await first.query(bounds);
  await first.query('update private.write_bounds set maximum = maximum + 1');
  await first.close();

  const second = await open();
  expect(await second.query(bounds)).toEqual(boundsBefore);
  expect(await second.query('select email from auth.users')).toEqual([]);
  const people = await invitePeople(second);
  expect(await countOf(people.service, 'outbox')).toBe(0);
  expect(await countOf(people.service, 'profiles')).toBe(3);
});

test('a file goes on with the open database of the file before', async () => {
  // The moment at which Postgres was started; nothing that closes a backend changes it.
  const startOf = async (backend: TestBackend) =>
    (await backend.query<{ at: string }>('select pg_postmaster_start_time()::text as at'))[0]?.at;
  const first = await open();
  await invitePeople(first);
  const begun = await startOf(first);
  await first.close();
  expect(await startOf(await open())).toBe(begun);
});

test('a file finds the rights, functions and triggers of the migrations', async () => {
  const first = await open();
  await first.query('alter table public.payments disable row level security');
  await first.query('create function private.left() returns integer language sql return 1');
  await first.close();

  const second = await open();
  const left = `select 1 from pg_proc where proname = 'left' and pronamespace = 'private'::regnamespace`;
  expect(await second.query(left)).toEqual([]);
  const secured = `select relrowsecurity as on from pg_class where oid = 'public.payments'::regclass`;
  expect(await second.query(secured)).toEqual([{ on: true }]);
});

test('two backends that are open at once share nothing', async () => {
  const [one, other] = [await open(), await open()];
  await invitePeople(one);
  expect(await other.query('select email from auth.users')).toEqual([]);
});
