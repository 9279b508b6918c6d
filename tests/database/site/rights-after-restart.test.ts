import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitePeople, type People } from '../support/people.ts';
import { rightsIn } from '../support/rights.ts';
import { aBooking } from '../support/sample-rows.ts';
import { openRestartableBackend, type RestartableBackend } from '../support/test-backend.ts';

let backend: RestartableBackend;
let people: People;
let atFirst: string[];
let afterAsking: string[];

beforeAll(async () => {
  backend = await openRestartableBackend();
  atFirst = await rightsIn(backend);
  people = await invitePeople(backend);
  await people.service.from('form_submissions').insert(aBooking()).throwOnError();
  await people.visitor.from('reviews').select('id').throwOnError();
  afterAsking = await rightsIn(backend);
  await backend.restart();
  await people.visitor.from('reviews').select('id').throwOnError();
});
afterAll(() => backend.close());

test('nobody may do more or less after people have asked, nor after a restart', async () => {
  expect(afterAsking).toEqual(atFirst);
  expect(await rightsIn(backend)).toEqual(atFirst);
});

test('people stay signed in over a restart, each as who they were', async () => {
  const read = async ({ client }: Pick<People['student'], 'client'>) => {
    const { data } = await client.from('form_submissions').select('id');
    return data?.length ?? 0;
  };
  expect(await read(people.admin)).toBe(1);
  expect(await read(people.student)).toBe(0);
  expect(await read({ client: people.visitor })).toBe(0);

  const profiles = await people.student.client.from('profiles').select('id').throwOnError();
  expect(profiles.data).toEqual([{ id: people.student.id }]);
  await people.student.client
    .from('profiles')
    .update({ role: 'admin' })
    .eq('id', people.student.id);
  const { data } = await people.service.from('profiles').select('role').eq('id', people.student.id);
  expect(data).toEqual([{ role: 'user' }]);
});

test.each([
  ['a right to a table that is taken away', 'revoke select on public.reviews from anon'],
  ['a right to a table that is given', 'grant select on private.write_bounds to public'],
  ['a right to a column', 'grant select (title) on public.events to public'],
  ['a right to a function', 'grant execute on function private.is_admin() to public'],
  ['a right to a schema', 'grant create on schema public to anon'],
  ['what later tables give', 'alter default privileges grant select on tables to anon'],
  ['a policy', 'create policy everybody on public.payments for select using (true)'],
  ['row security that is off', 'alter table public.payments disable row level security'],
  ['a trigger that is off', 'alter table public.profiles disable trigger user'],
  ['whose rights a function has', 'alter function private.is_admin() security invoker'],
])('would be noticed: %s', async (_what, change) => {
  const rights = await rightsIn(backend);
  await backend.query(change);
  expect(await rightsIn(backend)).not.toEqual(rights);
});
