import { randomUUID } from 'node:crypto';
import { aBooking, aGrievance, aMail, aPayment, aPhoneMessage } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { momentAgo, registration, store } from './old-rows.ts';

/** A kind of row that is kept for a time, and how one is made that is so old. */
interface KeptKind {
  table: string;
  keep: string;
  /** Too old, and just not: counted from whole months, which differ in length. */
  ages: [old: string, young: string];
  /** Stores a row of that age and says how to find it. */
  plant(age: string): Promise<{ column: string; value: string }>;
}

const pdf = Buffer.from('%PDF-1.4 %%EOF').toString('base64');

async function resume(age: string) {
  const order = aPayment({ payment_status: 'paid' });
  await people.service.from('payments').insert(order).throwOnError();
  const [booking] = await backend.query<{ id: string }>(
    'select id from bookings where order_id = $1',
    [order['order_id']],
  );
  return store('session_resumes', {
    id: randomUUID(),
    booking_id: booking?.id,
    name: 'own.pdf',
    content_base64: pdf,
    created_at: await momentAgo(age),
  });
}

export const keptKinds: KeptKind[] = [
  {
    table: 'form_submissions',
    keep: '12 months',
    ages: ['12 months 1 day', '12 months -1 day'],
    plant: async (age) => store('form_submissions', aBooking({ created_at: await momentAgo(age) })),
  },
  {
    table: 'event_registrations',
    keep: '24 months',
    ages: ['24 months 1 day', '24 months -1 day'],
    plant: (age) => registration(age, 800),
  },
  {
    table: 'payments',
    keep: '12 months',
    ages: ['12 months 1 day', '12 months -1 day'],
    plant: async (age) =>
      store(
        'payments',
        aPayment({ payment_status: 'expired', created_at: await momentAgo(age) }),
        'order_id',
      ),
  },
  {
    table: 'outbox',
    keep: '12 months',
    ages: ['12 months 1 day', '12 months -1 day'],
    plant: async (age) => {
      const moment = await momentAgo(age);
      return store('outbox', aMail({ created_at: moment, due_at: moment, sent_at: moment }));
    },
  },
  {
    table: 'phone_messages',
    keep: '12 months',
    ages: ['12 months 1 day', '12 months -1 day'],
    plant: async (age) => {
      const moment = await momentAgo(age);
      return store('phone_messages', aPhoneMessage({ created_at: moment, due_at: moment }));
    },
  },
  {
    table: 'grievances',
    keep: '36 months',
    ages: ['36 months 1 day', '36 months -1 day'],
    plant: async (age) =>
      store('grievances', {
        ...aGrievance({ created_at: await momentAgo('40 months') }),
        answer: 'It went back on Monday.',
        settled_at: await momentAgo(age),
      }),
  },
  {
    table: 'data_requests',
    keep: '1 days',
    ages: ['25 hours', '23 hours'],
    plant: async (age) =>
      store('data_requests', {
        id: randomUUID(),
        email: 'kavya@students.example',
        created_at: await momentAgo(age),
      }),
  },
  {
    table: 'request_counts',
    keep: '30 days',
    ages: ['31 days', '29 days'],
    plant: async (age) =>
      store(
        'request_counts',
        { bucket: randomUUID(), count: 1, window_ends: await momentAgo(age) },
        'bucket',
      ),
  },
  {
    table: 'session_resumes',
    keep: '90 days',
    ages: ['91 days', '89 days'],
    plant: resume,
  },
];
