import { randomUUID } from 'node:crypto';
import { aMail, aPayment, aPhoneMessage } from '../sample-rows.ts';
import { admin, nobody, type TableRules } from './table-rules.ts';

const aReceiptSeries = () => ({ series: '1999-00', last_number: 7 });
const aRequestCount = () => ({
  bucket: randomUUID(),
  count: 9,
  window_ends: '2026-01-01T00:00:00+00:00',
});

export const serviceRules: TableRules[] = [
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
    ],
    added: [{ name: 'a payment', row: () => aPayment(), writers: nobody }],
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
