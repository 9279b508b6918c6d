import { expect, test } from 'vitest';
import { aContactMessage } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { change, event, told, useRegistered } from './event-mails.ts';

useRegistered();

// Browsers make the ids of inquiries, and anyone can read those of events and of people who wrote a review.
test.each([
  ['the event', () => event['id']],
  ['somebody who is registered', () => people.student.id],
])(
  'nobody takes the mails of others along with an inquiry that has the id of %s',
  async (_, id) => {
    await change({ venue: 'Library' });
    const address = 'prankster@else.example';
    await people.visitor
      .from('form_submissions')
      .insert(aContactMessage({ id: id(), email: address }))
      .throwOnError();
    await backend.query('select private.erase_address($1)', [address]);
    expect(await told()).toEqual([`event_changed ${people.student.email}`]);
  },
);
