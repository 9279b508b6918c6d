import { randomUUID } from 'node:crypto';
import { anEvent } from '../sample-rows.ts';
import { admin, everyone, signedIn, type TableRules } from './table-rules.ts';

export const eventsRules: TableRules[] = [
  {
    table: 'events',
    key: 'id',
    stored: [
      {
        name: 'an approved event',
        row: () => anEvent({ status: 'approved' }),
        readers: everyone,
        updaters: admin,
        deleters: admin,
        change: { title: 'Changed' },
      },
      {
        name: 'a pending event',
        row: () => anEvent(),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { status: 'approved' },
      },
      {
        name: 'a rejected event of their own',
        row: ({ student }) => anEvent({ status: 'rejected', created_by: student.id }),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { status: 'approved' },
      },
    ],
    added: [
      {
        name: 'an event',
        row: (self) => anEvent({ created_by: self }),
        writers: signedIn,
        readersBack: admin,
      },
    ],
  },
  {
    table: 'event_categories',
    key: 'name',
    stored: [
      {
        name: 'a category',
        row: () => ({ name: `Category ${randomUUID()}` }),
        readers: everyone,
        updaters: admin,
        deleters: admin,
        change: { name: `Renamed ${randomUUID()}` },
      },
    ],
    added: [
      { name: 'a category', row: () => ({ name: `Category ${randomUUID()}` }), writers: admin },
    ],
  },
];
