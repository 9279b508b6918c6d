import { randomUUID } from 'node:crypto';
import { aPayment } from '../sample-rows.ts';
import { admin, nobody, type TableRules } from './table-rules.ts';

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

const aResume = () => ({
  id: randomUUID(),
  booking_id: bookingId,
  name: 'resume.pdf',
  content_base64: Buffer.from('%PDF-1.7 hello %%EOF').toString('base64'),
});

const aStep = () => ({ id: randomUUID(), booking_id: bookingId, position: 1, step: 'Rewrite it.' });

/** What belongs to one session. */
export const sessionPapersRules: TableRules[] = [
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
