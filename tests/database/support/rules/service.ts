import { randomUUID } from 'node:crypto';
import { aGuardian, aMail, aPayment, aPhoneMessage } from '../sample-rows.ts';
import { admin, nobody, type TableRules } from './table-rules.ts';

const aReceiptSeries = () => ({ series: '1999-00', last_number: 7 });
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
    table: 'payments',
    key: 'order_id',
    stored: [
      {
        name: 'a payment',
        row: ({ student }) => aPayment({ customer_email: student.email }),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { payment_status: 'paid' },
      },
      {
        name: 'a payment for a student under 18',
        row: ({ student }) => aPayment(aGuardian({ guardian_email: student.email })),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { guardian_name: 'Somebody else' },
      },
    ],
    added: [
      {
        name: 'a payment for a student under 18',
        row: () => aPayment(aGuardian()),
        writers: nobody,
      },
      { name: 'a payment', row: () => aPayment(), writers: nobody },
    ],
  },
  {
    table: 'provider_events',
    key: 'id',
    stored: [
      {
        name: 'a webhook event',
        row: () => ({ id: `evt_${randomUUID()}`, type: 'checkout.session.completed' }),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { type: 'changed' },
      },
    ],
    added: [
      {
        name: 'a webhook event',
        row: () => ({ id: `evt_${randomUUID()}`, type: 'checkout.session.completed' }),
        writers: nobody,
      },
    ],
  },
  {
    table: 'receipt_series',
    key: 'series',
    stored: [
      {
        name: 'a receipt series',
        row: () => aReceiptSeries(),
        readers: nobody,
        updaters: nobody,
        deleters: nobody,
        change: { last_number: 1 },
      },
    ],
    added: [{ name: 'a receipt series', row: () => aReceiptSeries(), writers: nobody }],
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
