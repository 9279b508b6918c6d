import { randomUUID } from 'node:crypto';
import { aMail, aPhoneMessage } from '../sample-rows.ts';
import { admin, nobody, type TableRules } from './table-rules.ts';

const aRetentionRun = () => ({
  day: '2026-01-02',
  what: 'outbox',
  ran_at: '2026-01-01T20:00:00+00:00',
  removed: 3,
});
const aMailPause = () => ({ id: 1, quota: 'day', until: '2026-01-01T00:00:00+00:00' });
const aDataRequest = () => ({ id: randomUUID(), email: 'kavya@students.example' });
const aRequestCount = () => ({
  bucket: randomUUID(),
  count: 9,
  window_ends: '2026-01-01T00:00:00+00:00',
});

export const serviceRules: TableRules[] = [
  {
    table: 'retention_runs',
    key: 'day',
    primaryKey: 'day,what',
    stored: [
      {
        name: 'how many old rows were removed',
        row: () => aRetentionRun(),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { removed: 0 },
      },
    ],
    added: [
      { name: 'how many old rows were removed', row: () => aRetentionRun(), writers: nobody },
    ],
  },
  {
    table: 'outbox',
    key: 'id',
    stored: [
      {
        name: 'a mail',
        row: () => aMail(),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { recipient: 'thief@example.com' },
      },
    ],
    added: [{ name: 'a mail', row: () => aMail(), writers: nobody }],
  },
  {
    table: 'mail_pause',
    key: 'id',
    stored: [
      {
        name: 'why mails wait',
        row: () => aMailPause(),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { quota: 'month' },
      },
    ],
    added: [{ name: 'why mails wait', row: () => aMailPause(), writers: nobody }],
  },
  {
    table: 'phone_messages',
    key: 'id',
    stored: [
      {
        name: 'a message to a phone',
        row: () => aPhoneMessage(),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { recipient: '+919829000099' },
      },
    ],
    added: [{ name: 'a message to a phone', row: () => aPhoneMessage(), writers: nobody }],
  },
  {
    table: 'data_requests',
    key: 'id',
    stored: [
      {
        name: 'a request for the own data',
        row: () => aDataRequest(),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { email: 'thief@example.com' },
      },
    ],
    added: [{ name: 'a request for the own data', row: () => aDataRequest(), writers: nobody }],
  },
  {
    table: 'request_counts',
    key: 'bucket',
    stored: [
      {
        name: 'a request count',
        row: () => aRequestCount(),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { count: 0 },
      },
    ],
    added: [{ name: 'a request count', row: () => aRequestCount(), writers: nobody }],
  },
];
