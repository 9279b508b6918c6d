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

/** A booking of its own for what belongs to one. */
const bookingId = randomUUID();

const prepareBooking: TableRules['prepare'] = async ({ service }) => {
  const order = aPayment();
  await service.from('payments').upsert(order).throwOnError();
  await service
    .from('bookings')
    .upsert({ id: bookingId, order_id: order['order_id'], status: 'needs_time' })
    .throwOnError();
};

const aHold = () => ({
  id: randomUUID(),
  order_id: orderId,
  status: 'lapsed',
  starts_at: '2026-01-05T12:30:00+00:00',
  ends_at: '2026-01-05T13:00:00+00:00',
  blocked_from: '2026-01-05T12:30:00+00:00',
  blocked_to: '2026-01-05T13:10:00+00:00',
});

const aResume = () => ({
  id: randomUUID(),
  booking_id: bookingId,
  name: 'resume.pdf',
  content_base64: Buffer.from('%PDF-1.7 hello %%EOF').toString('base64'),
});

const aStep = () => ({ id: randomUUID(), booking_id: bookingId, position: 1, step: 'Rewrite it.' });

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
  {
    table: 'session_questions',
    key: 'booking_id',
    prepare: prepareBooking,
    stored: [
      {
        name: 'the questions of a session',
        row: () => ({ booking_id: bookingId, questions: ['Is my first line good?'] }),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { questions: ['Changed?'] },
      },
    ],
    added: [
      {
        name: 'questions of a session',
        row: () => ({ booking_id: bookingId, questions: ['Is my first line good?'] }),
        writers: nobody,
      },
    ],
  },
  {
    table: 'session_resumes',
    key: 'id',
    stored: [
      {
        name: 'a resume',
        row: () => aResume(),
        readers: admin,
        updaters: nobody,
        deleters: nobody,
        change: { name: 'changed.pdf' },
      },
    ],
    added: [{ name: 'a resume', row: () => aResume(), writers: nobody }],
  },
  {
    table: 'session_notes',
    key: 'booking_id',
    stored: [
      {
        name: 'the notes of a session',
        row: () => ({ booking_id: bookingId, private_note: 'Nervous at first.' }),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { shared_note: 'Well done.' },
      },
    ],
    added: [
      {
        name: 'notes of a session',
        row: () => ({ booking_id: bookingId, private_note: 'Nervous at first.' }),
        writers: admin,
      },
    ],
  },
  {
    table: 'session_steps',
    key: 'id',
    stored: [
      {
        name: 'a next step',
        row: () => aStep(),
        readers: admin,
        updaters: admin,
        deleters: admin,
        change: { step: 'Send it to two people.' },
      },
    ],
    added: [{ name: 'a next step', row: () => aStep(), writers: admin }],
  },
];
