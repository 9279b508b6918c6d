import { randomUUID } from 'node:crypto';
import { aGuardian, aPayment } from '../sample-rows.ts';
import { admin, nobody, type TableRules } from './table-rules.ts';

const aReceiptSeries = () => ({ series: '1999-00', last_number: 7 });

export const paymentsRules: TableRules[] = [
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
];
