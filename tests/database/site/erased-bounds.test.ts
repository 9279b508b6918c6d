import { expect, test } from 'vitest';
import { aContactMessage, anEvent, aRegistration } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();

const victim = 'victim@else.example';
const prankster = 'prankster@else.example';

const mails = () =>
  backend.query(`select from public.outbox where kind = 'inquiry_received' and recipient = $1`, [
    victim,
  ]);

test('who has their data deleted makes no room for more mails to a stranger', async () => {
  const write = () =>
    people.visitor
      .from('form_submissions')
      // A name can be any text, and the mail to the stranger has it among its facts.
      .insert(aContactMessage({ fullname: prankster, email: victim }))
      .throwOnError();
  for (let times = 0; times < 3; times += 1) await write();
  expect(await mails()).toHaveLength(3);
  await backend.query('select private.erase_address($1)', [prankster]);
  expect(await mails()).toHaveLength(3);
});

test('who deletes the account makes no room either, and is not named in the mail any more', async () => {
  const event = anEvent({ status: 'approved' });
  await people.service.from('events').insert(event).throwOnError();
  const { id, client } = people.otherStudent;
  await client
    .from('event_registrations')
    .insert(
      aRegistration({ event_id: event['id'], user_id: id, user_email: 'neighbour@else.example' }),
    )
    .throwOnError();
  await backend.query('update public.outbox set sent_at = now()');
  await client.rpc('delete_own_account').throwOnError();
  const left = await backend.query(
    `select is_to_stranger, payload from public.outbox where kind = 'event_registration'`,
  );
  expect(left).toEqual([{ is_to_stranger: true, payload: {} }]);
});
