import { expect, test } from 'vitest';
import { backend, people } from '../support/use-backend.ts';
import { cancel, register, useRegistered } from './event-mails.ts';

useRegistered();

test('a mail to a stranger that is just being sent counts, also when the registration is cancelled', async () => {
  const stranger = 'victim@else.example';
  await register(people.otherStudent, { user_email: stranger });
  await people.service.rpc('claim_outbox', { batch: 100 }).throwOnError();
  await cancel(people.otherStudent);
  const counted = await backend.query('select recipient from public.outbox where is_to_stranger');
  expect(counted).toEqual([{ recipient: stranger }]);
});
