import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { anEvent, aReview } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

const name = 'Yashodhara';

/** Where the name stands, in the audit log and in mails. */
const found = () =>
  backend.query(
    `select subject as text from public.admin_actions where subject like $1
     union all select payload::text from public.outbox where payload::text like $1`,
    [`%${name}%`],
  );

async function writes() {
  const author = await newcomer();
  const review = aReview({ user_id: author.id, title: `${name} was here` });
  const event = anEvent({ id: randomUUID(), title: `Talk by ${name}` });
  await author.client.from('reviews').insert(review).throwOnError();
  await author.client.from('events').insert(event).throwOnError();
  return { author, rows: { reviews: review['id'], events: event['id'] } };
}

test('what an admin has deleted names nobody any more once its author deletes the account', async () => {
  const { author, rows } = await writes();
  const { admin } = people;
  await admin.client.from('events').update({ status: 'rejected' }).eq('id', rows.events);
  for (const table of ['reviews', 'events'] as const) {
    await admin.client.from(table).delete().eq('id', rows[table]).throwOnError();
  }
  expect(await found(), 'the log says what was deleted').toHaveLength(3);
  await author.client.rpc('delete_own_account').throwOnError();
  expect(await found()).toEqual([]);
});

test('a mail about a proposal goes with it, also to an address that its author had', async () => {
  const { author } = await writes();
  expect(await found()).toHaveLength(2);
  await backend.query('update auth.users set email = $2 where id = $1', [
    author.id,
    `${randomUUID()}@college.example`,
  ]);
  await author.client.rpc('delete_own_account').throwOnError();
  expect(await found()).toEqual([]);
});

test('an event that is public keeps its title in the log when its author deletes the account', async () => {
  const { author, rows } = await writes();
  await people.admin.client.from('events').update({ status: 'approved' }).eq('id', rows.events);
  await author.client.rpc('delete_own_account').throwOnError();
  const log = await backend.query(
    'select subject, author_id from public.admin_actions where row_id = $1',
    [rows.events],
  );
  expect(log).toEqual([{ subject: `Talk by ${name}`, author_id: null }]);
});
