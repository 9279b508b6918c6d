import { waysToPay } from '../../support/browser/providers/hosted-page.ts';
import {
  fillBookingForm,
  goToPayment,
  openBookingForm,
  someone,
} from '../../support/browser/booking-steps.ts';
import { aReview, fillReviewForm, openReviewForm } from '../../support/browser/reviews.ts';
import { test, waitInVain } from '../../support/browser/slow-answers.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect } from '../../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a booking', async ({ visitor, problems, database }) => {
  const person = someone();
  const rows = '**/rest/v1/form_submissions*';
  const send = () => visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await openBookingForm(visitor);
  await fillBookingForm(visitor, person);
  await waitInVain(visitor, rows, send);
  await expect(toast(visitor, 'Your booking could not be saved')).toBeVisible();
  await expect(visitor.getByLabel('College Name')).toHaveValue(person.college);
  await visitor.unroute(rows);
  problems.expect(/409: POST \/rest\/v1\/form_submissions/);
  await send();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
  const stored = await database('select 1 from public.form_submissions where email = $1', [
    person.email,
  ]);
  expect(stored).toHaveLength(1);
});

test('the order of a payment', async ({ visitor, database }) => {
  const person = someone();
  const orders = '**/create-payment-order';
  const send = () => visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await goToPayment(visitor, person);
  await waitInVain(visitor, orders, send);
  await expect(toast(visitor, 'There was a problem processing your payment')).toBeVisible();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  await visitor.unroute(orders);
  await send();
  await expect(waysToPay(visitor)).toBeVisible();
  const stored = await database('select 1 from public.payments where customer_email = $1', [
    person.email,
  ]);
  expect(stored).toHaveLength(1);
});

test('a registration', async ({ student: { page }, addEvent, problems, database }) => {
  const event = await addEvent();
  const rows = '**/rest/v1/event_registrations*';
  await page.clock.install();
  await page.goto(`/events?q=${event.title.split(' ').at(-1)}`);
  await page.getByRole('button', { name: `Register for Event: ${event.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Register for Event' });
  await dialog.getByLabel('College Name').fill('MBM University, Jodhpur');
  await dialog.getByLabel('Phone Number').fill('98290 12345');
  const send = () => dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await waitInVain(page, rows, send);
  await expect(toast(page, 'Failed to register for the event')).toBeVisible();
  await expect(dialog.getByLabel('Phone Number')).toHaveValue('9829012345');
  await page.unroute(rows);
  problems.expect(/409: POST \/rest\/v1\/event_registrations/);
  await send();
  await expect(toast(page, 'Already Registered')).toBeVisible();
  const stored = await database('select 1 from public.event_registrations where event_id = $1', [
    event.id,
  ]);
  expect(stored).toHaveLength(1);
});

test('a review', async ({ student: { page }, database }) => {
  const review = aReview();
  const rows = '**/rest/v1/reviews*';
  await page.clock.install();
  await page.goto('/reviews');
  const form = await openReviewForm(page);
  await fillReviewForm(form, review);
  const send = () => form.getByRole('button', { name: 'Submit Review' }).click();
  await waitInVain(page, rows, send);
  await expect(toast(page, 'Failed to submit review')).toBeVisible();
  await expect(form.getByLabel('Review Content')).toHaveValue(review.content);
  await page.unroute(rows);
  await send();
  await expect(toast(page, 'Review Submitted')).toBeVisible();
  const stored = await database('select 1 from public.reviews where title = $1', [review.title]);
  expect(stored).toHaveLength(1);
  await database('delete from public.reviews where title = $1', [review.title]);
});

test('a name on the profile', async ({ student: { page, id }, database }) => {
  const rows = '**/rest/v1/profiles*';
  await page.clock.install();
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Kavya R. Nair');
  const send = () => page.getByRole('button', { name: 'Save', exact: false }).first().click();
  await waitInVain(page, rows, send);
  await expect(toast(page, 'Profile update failed')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Kavya R. Nair');
  await page.unroute(rows);
  await send();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  const stored = await database('select full_name from public.profiles where id = $1', [id]);
  expect(stored).toEqual([{ full_name: 'Kavya R. Nair' }]);
});
