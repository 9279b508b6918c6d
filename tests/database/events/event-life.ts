import { expect } from 'vitest';
import type { Person } from '../support/people.ts';
import { anEvent } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';

interface Mail {
  id: string;
  kind: string;
  subject: string;
  venue: string;
}

/** One walk: its event, the mails that are just being sent, and the place that each guest has read last. */
export interface Life {
  eventId: string;
  underWay: Mail[];
  read: Map<string, string>;
  steps: string[];
}

export const guest = (which: number): Person =>
  which % 2 === 0 ? people.student : people.otherStudent;

export async function addEvent(life: Life): Promise<void> {
  const event = anEvent({ status: 'approved', venue: 'Hall' });
  await people.service.from('events').insert(event).throwOnError();
  life.eventId = String(event['id']);
}

/** Who registers reads on the page where the event takes place. */
export async function register({ eventId, read }: Life, { id, email }: Person): Promise<void> {
  const [event] = await backend.query<{ venue: string }>(
    `with registered as (
       insert into event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
       values ($1, $2, 'Rohan Sharma', $3, 'MBM University', '9829012345')
       on conflict do nothing
       returning event_id
     )
     select venue from events join registered on event_id = id`,
    [eventId, id, email],
  );
  if (event) read.set(`${eventId}:${id}`, event.venue);
}

export const pass = (minutes: number) =>
  backend.query(
    `with mails as (
       update outbox set next_attempt_at = next_attempt_at - $1::interval, created_at = created_at - $1::interval
     )
     update event_registrations set created_at = created_at - $1::interval`,
    [`${minutes} minutes`],
  );

/** A sender takes what is due. What it takes is true at that moment, and for somebody who comes. */
export async function take(life: Life): Promise<Mail[]> {
  const mails = await backend.query<Mail>(
    `select id, kind, subject, payload -> 'event' ->> 'venue' as venue from claim_outbox(3)`,
  );
  for (const { kind, subject, venue } of mails) {
    life.steps.push(`  ${kind} ${venue} ${subject}`);
    const [event] = await backend.query(
      `select venue, is_past_event, exists (
         select from event_registrations
         where event_id = events.id and user_id::text = split_part($1, ':', 2)
       ) as somebody_comes
       from events where id::text = split_part($1, ':', 1)`,
      [subject],
    );
    expect(event, `${kind} says what is not so`).toEqual(
      kind === 'event_cancelled'
        ? undefined
        : { venue, is_past_event: false, somebody_comes: true },
    );
  }
  life.underWay.push(...mails);
  return mails;
}

/** The sending of a mail ends; with neither, the sender is lost, and nobody knows. */
export async function end(life: Life, mail?: Mail, how?: 'sent' | 'failed'): Promise<void> {
  life.underWay = life.underWay.filter((one) => one !== mail);
  if (!mail) return;
  if (how === 'failed') await backend.query(`select outbox_failed($1, 'busy')`, [mail.id]);
  if (how !== 'sent') return;
  await backend.query('select outbox_sent($1)', [mail.id]);
  life.read.set(mail.subject.split(':').slice(0, 2).join(':'), mail.venue);
}

/** Once all mails are sent, everybody who comes knows where. */
export async function expectAllKnow(life: Life): Promise<void> {
  await backend.query('update outbox set next_attempt_at = now() where sent_at is null');
  for (let mails = await take(life); mails.length > 0; mails = await take(life)) {
    for (const mail of mails) await end(life, mail, 'sent');
  }
  const guests = await backend.query<{ key: string; venue: string }>(
    `select event_id || ':' || user_id as key, venue from event_registrations
     join events on events.id = event_id where private.is_to_come(events)`,
  );
  for (const { key, venue } of guests) expect(life.read.get(key), key).toBe(venue);
}
