import { randomUUID } from 'node:crypto';
import { aPayment, newOrderId } from '../sample-rows.ts';
import { admin, nobody, type TableRules } from './table-rules.ts';

const orderId = newOrderId();
let opensAt = 0;

const someHours = () => ({
  id: randomUUID(),
  weekday: 1,
  // No two begin at the same time.
  opens_at: `0${Math.floor(++opensAt / 60) % 10}:${String(opensAt % 60).padStart(2, '0')}:00`,
  closes_at: '18:00:00',
});

const aHold = () => ({
  id: randomUUID(),
  order_id: orderId,
  status: 'lapsed',
  starts_at: '2026-01-05T12:30:00+00:00',
  ends_at: '2026-01-05T13:00:00+00:00',
  blocked_from: '2026-01-05T12:30:00+00:00',
  blocked_to: '2026-01-05T13:10:00+00:00',
});

export const sessionsRules: TableRules[] = [
  {
    table: 'schedule_settings',
    key: 'id',
    stored: [
      {
        name: 'the settings of the schedule',
        row: () => ({ id: 1, joining_link: 'https://meet.example/room' }),
        readers: admin,
        updaters: admin,
        deleters: nobody,
        change: { moves_allowed: 3 },
      },
    ],
    added: [{ name: 'settings of the schedule', row: () => ({ id: 2 }), writers: nobody }],
  },
  {
    table: 'open_hours',
    key: 'id',
    stored: [
      {
        name: 'open hours',
        row: () => someHours(),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { closes_at: '19:00:00' },
      },
    ],
    added: [{ name: 'open hours', row: () => someHours(), writers: admin }],
  },
  {
    table: 'bookings',
    key: 'id',
    prepare: async ({ service, student }) => {
      await service
        .from('payments')
        .insert(aPayment({ order_id: orderId, customer_email: student.email }))
        .throwOnError();
    },
    stored: [
      {
        name: 'a booking',
        row: () => aHold(),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { status: 'booked' },
      },
    ],
    added: [{ name: 'a booking', row: () => aHold(), writers: nobody }],
  },
];
