import { expect, test } from 'vitest';
import {
  aBooking,
  anEvent,
  aPayment,
  aRegistration,
  aReview,
  type Row,
} from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { admin, byService, useAuditLog } from './audit-log.ts';

useAuditLog();

test('the figures are what the tables hold', async () => {
  await backend.query('delete from public.form_submissions');
  await backend.query('delete from public.events');
  await backend.query('delete from public.reviews');
  const event = anEvent({ status: 'approved', title: 'Counted' });
  await byService('events', event);
  await byService('events', anEvent({ title: 'Pending' }));
  await byService(
    'event_registrations',
    aRegistration({ event_id: event['id'], user_id: people.student.id }),
  );
  await byService('form_submissions', aBooking());
  await byService('form_submissions', aBooking({ created_at: '2001-01-01T00:00:00Z' }));
  const figuresNow = async () =>
    (await admin.rpc('dashboard_figures', { weeks: 3 }).throwOnError()).data as unknown as {
      weeks: Row[];
      events: Row[];
      stars: Row[];
    };
  // Payments with a receipt cannot be deleted; those of other tests are in it.
  const paiseBefore = Number((await figuresNow()).weeks.at(-1)?.['earned_in_paise']);
  const now = new Date().toISOString();
  await byService('payments', aPayment({ amount: 149, payment_status: 'paid', paid_at: now }));
  await byService('payments', aPayment({ amount: 199, payment_status: 'paid', paid_at: now }));
  await byService('payments', aPayment({ amount: 499, payment_status: 'refunded', paid_at: now }));
  await byService('reviews', aReview({ user_id: people.student.id, rating: 4 }));
  await byService('reviews', aReview({ user_id: people.student.id, hidden_reason: 'Spam' }));

  const figures = await figuresNow();
  expect(figures.weeks).toHaveLength(3);
  expect(figures.weeks.at(-1)).toMatchObject({
    individual: 1,
    college: 0,
    earned_in_paise: paiseBefore + 34_800,
  });
  expect(figures.events).toEqual([
    { title: 'Counted', event_date: event['event_date'], registrations: 1 },
  ]);
  expect(figures.stars).toEqual([
    { rating: 5, reviews: 0 },
    { rating: 4, reviews: 1 },
    { rating: 3, reviews: 0 },
    { rating: 2, reviews: 0 },
    { rating: 1, reviews: 0 },
  ]);
});
