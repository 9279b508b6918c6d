import { aGuardian, anEvent, aRegistration, dayFromToday, type Row } from '../sample-rows.ts';
import {
  admin,
  nobody,
  signedIn,
  someoneElse,
  studentAndAdmin,
  type TableRules,
} from './table-rules.ts';

const approved = anEvent({ status: 'approved', title: 'Approved event' });
const past = anEvent({ status: 'approved', event_date: dayFromToday(-3), title: 'Past event' });
const marked = anEvent({ status: 'approved', is_past_event: true, title: 'Marked as past' });
const pending = anEvent({ title: 'Pending event' });
const online = anEvent({ status: 'approved', title: 'Online event' });
const unlinked = anEvent({ status: 'approved', title: 'Online event without a link' });
const registrationFor = (event: Row) => (self: string) =>
  aRegistration({ event_id: event['id'], user_id: self });
const joiningLinkOf = (event: Row): Row => ({
  event_id: event['id'],
  link: 'https://meet.example/resume',
});

export const registrationsRules: TableRules[] = [
  {
    table: 'event_registrations',
    key: 'id',
    prepare: async ({ service }) => {
      await service.from('events').upsert([approved, past, pending, marked]).throwOnError();
    },
    stored: [
      {
        name: "the student's registration",
        row: ({ student }) => registrationFor(approved)(student.id),
        readers: studentAndAdmin,
        updaters: nobody,
        deleters: studentAndAdmin,
        change: { user_name: 'Changed' },
      },
    ],
    added: [
      {
        name: 'their registration for an approved event',
        row: registrationFor(approved),
        writers: signedIn,
      },
      {
        name: 'their registration with a parent who has not agreed',
        row: (self) => ({
          ...registrationFor(approved)(self),
          ...aGuardian({ guardian_declared_at: null }),
        }),
        writers: nobody,
      },
      { name: 'their registration for a past event', row: registrationFor(past), writers: nobody },
      {
        name: 'their registration for an event marked as past',
        row: registrationFor(marked),
        writers: nobody,
      },
      {
        name: 'their registration for a pending event',
        row: registrationFor(pending),
        writers: nobody,
      },
      {
        name: "someone else's registration",
        row: (self, people) => registrationFor(approved)(someoneElse(self, people)),
        writers: nobody,
      },
    ],
  },
  {
    table: 'event_joining_links',
    key: 'event_id',
    prepare: async ({ service, student }) => {
      await service.from('events').upsert([online, unlinked]).throwOnError();
      await service
        .from('event_registrations')
        .upsert(registrationFor(online)(student.id))
        .throwOnError();
    },
    stored: [
      {
        name: 'the joining link of an event that the student is registered for',
        row: () => joiningLinkOf(online),
        readers: studentAndAdmin,
        updaters: admin,
        deleters: admin,
        change: { link: 'https://meet.example/changed' },
      },
    ],
    added: [{ name: 'a joining link', row: () => joiningLinkOf(unlinked), writers: admin }],
  },
];
