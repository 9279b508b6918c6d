import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { anEvent, aRegistration, type Row } from '../support/sample-rows.ts';
import { people, useBackend } from '../support/use-backend.ts';

export let event: Row;

export let token: string;

export let link: string;

export const register = () =>
  people.student.client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: people.student.id }))
    .throwOnError();

/** Opens a backend, and puts an event with a joining link there before each test. */
export function useJoiningLink(): void {
  useBackend();
  beforeEach(async () => {
    token = `secret${randomUUID().replaceAll('-', '')}`;
    link = `https://meet.example/${token}`;
    event = anEvent({ status: 'approved', venue: 'Online, Google Meet' });
    await people.admin.client.from('events').insert(event).throwOnError();
    await people.admin.client
      .from('event_joining_links')
      .insert({ event_id: event['id'], link })
      .throwOnError();
  });
}
