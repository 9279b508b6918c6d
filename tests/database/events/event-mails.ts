import { beforeEach } from 'vitest';
import type { Person } from '../support/people.ts';
import { anEvent, aRegistration, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

/** An event for which the student is registered, with a mail that went out. */
export let event: Row;

/** Opens a backend, and puts that event there before each test. */
export function useRegistered(): void {
  useBackend();
  beforeEach(async () => {
    await people.service.from('events').delete().neq('title', '').throwOnError();
    await people.service.from('outbox').delete().neq('kind', '').throwOnError();
    event = anEvent({ status: 'approved', link: 'https://college.example/about' });
    await people.service.from('events').insert(event).throwOnError();
    await register(people.student);
    await sendAll();
  });
}

/** With the service key, for which no bound of an hour counts. */
export const register = ({ id, email }: Person, changes: Row = {}) =>
  people.service
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: id, user_email: email, ...changes }))
    .throwOnError();

export const cancel = ({ client, id }: Person) =>
  client.from('event_registrations').delete().eq('user_id', id).throwOnError();

export const change = (changes: Row) =>
  people.admin.client.from('events').update(changes).eq('id', event['id']).throwOnError();

/** The screens decide on what is pending alone; this is what the database allows beyond them. */
export const decide = (status: string) => change({ status });

export const deleteEvent = () =>
  people.admin.client.from('events').delete().eq('id', event['id']).throwOnError();

/** As if everything that waits had gone out. */
export const sendAll = () =>
  backend.query('update public.outbox set sent_at = now() where sent_at is null');

export interface EventMail {
  kind: string;
  recipient: string;
  copy_to: string | null;
  payload: { was?: Row; event: Row };
}

/** What waits to be sent about the event. */
export const waiting = () =>
  backend.query<EventMail>(
    `select kind, recipient, copy_to, payload from public.outbox
     where sent_at is null and kind like 'event%' order by kind, recipient`,
  );

/** Whom it tells, and of what. */
export const told = async () =>
  (await waiting()).map(({ kind, recipient }) => `${kind} ${recipient}`);
