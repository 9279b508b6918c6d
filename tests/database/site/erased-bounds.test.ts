import { expect, test } from 'vitest';
import { aContactMessage } from '../support/sample-rows.ts';
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
