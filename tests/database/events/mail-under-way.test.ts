import { expect, test } from 'vitest';
import { dayFromToday } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { cancel, change, event, register, useRegistered } from './event-mails.ts';

useRegistered();

const claim = () =>
  backend.query<{ id: string; kind: string; recipient: string; payload: unknown }>(
    'select * from claim_outbox(100)',
  );
const wait = () => backend.query('update public.outbox set next_attempt_at = now()');

test('a mail to a stranger that is just being sent counts, also when the registration is cancelled', async () => {
  const stranger = 'victim@else.example';
  await register(people.otherStudent, { user_email: stranger });
  await claim();
  await cancel(people.otherStudent);
  const counted = await backend.query('select recipient from public.outbox where is_to_stranger');
  expect(counted).toEqual([{ recipient: stranger }]);
});

test.each(['fails', 'never ends'])(
  'what an event was is not told any more when a sending %s that began before it changed',
  async (end) => {
    await register(people.otherStudent);
    const [mail] = await claim();
    await change({ venue: 'Library' });
    if (end === 'fails') {
      await people.service.rpc('outbox_failed', { id: mail?.id, error: 'busy' }).throwOnError();
    }
    await wait();
    const sent = await claim();
    expect(sent.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
      `event_changed ${people.student.email}`,
      `event_registration ${people.otherStudent.email}`,
    ]);
    for (const { payload } of sent) {
      expect(payload).toMatchObject({ event: { title: event['title'], venue: 'Library' } });
    }
  },
);

test.each([
  ['is marked as past', { is_past_event: true }],
  ['gets a day that is over', { event_date: dayFromToday(-1) }],
])('a change that waits is not told when the event %s meanwhile', async (_, changes) => {
  await change({ event_date: dayFromToday(12) });
  await change(changes);
  await wait();
  expect(await claim()).toEqual([]);
});

test('who cancels while the mail is being sent is not told that they are registered when it fails', async () => {
  await register(people.otherStudent);
  const [mail] = await claim();
  await cancel(people.otherStudent);
  await people.service.rpc('outbox_failed', { id: mail?.id, error: 'busy' }).throwOnError();
  await wait();
  expect(await claim()).toEqual([]);
});
