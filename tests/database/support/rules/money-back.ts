import { randomUUID } from 'node:crypto';
import type { People } from '../people.ts';
import { aPayment } from '../sample-rows.ts';
import { admin, nobody, type TableRules } from './table-rules.ts';

const order = aPayment();

const storeOrder = async ({ service }: People) => {
  await service.from('payments').upsert(order).throwOnError();
};

const aRefund = () => ({
  id: `re_${randomUUID()}`,
  order_id: order['order_id'],
  amount_in_paise: 14_900,
  state: 'pending',
});

const aDispute = () => ({
  id: `du_${randomUUID()}`,
  order_id: order['order_id'],
  amount_in_paise: 14_900,
  state: 'open',
  reason: 'fraud',
  told_at: '2026-01-01T00:00:00+00:00',
});

export const moneyBackRules: TableRules[] = [
  {
    table: 'refunds',
    key: 'id',
    prepare: storeOrder,
    stored: [
      {
        name: 'a refund',
        row: aRefund,
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { state: 'done' },
      },
    ],
    added: [{ name: 'a refund', row: aRefund, writers: nobody }],
  },
  {
    table: 'disputes',
    key: 'id',
    prepare: storeOrder,
    stored: [
      {
        name: 'a dispute',
        row: aDispute,
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { state: 'won' },
      },
    ],
    added: [{ name: 'a dispute', row: aDispute, writers: nobody }],
  },
];
