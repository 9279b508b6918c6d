import {
  fillBookingForm,
  openBookingForm,
  result,
  someone,
} from '../../support/browser/booking-steps.ts';
import {
  chooseNow,
  chooseOwnTime,
  openOwnTime,
  pressTime,
} from '../../support/browser/own-time.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { invitationIn } from '../../support/invitation.ts';
import { expect, test } from '../../support/test.ts';

test('a time chosen before paying is held, booked with the payment and invited to by mail @phone', async ({
  visitor,
  database,
  inbox,
  provider,
}) => {
  const person = someone();
  const time = await chooseOwnTime(visitor, database, person);
  await expect(visitor.getByText(/^Held for you until \d+:\d\d [ap]m IST\.$/)).toBeVisible();

  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = visitor.getByRole('complementary', { name: 'Order Summary' });
  await expect(summary).toContainText(time.clock);
  await expect(summary).toContainText('Held for you until');
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();

  const bookings = () =>
    database<{ status: string; starts_at: string }>(
      `select status, starts_at from public.bookings join public.payments using (order_id)
       where customer_email = $1`,
      [person.email],
    );
  await expect.poll(async () => (await bookings())[0]?.status).toBe('booked');
  const [booking] = await bookings();
  expect(new Date(booking?.starts_at ?? '').toISOString()).toBe(time.startsAt);

  await expect.poll(() => inbox.messages(person.email)).toHaveLength(1);
  const [mail] = await inbox.messages(person.email);
  expect(mail?.text).toContain(`${time.clock} IST`);
  expect(invitationIn(mail)).toMatchObject({ method: 'REQUEST', begins: time.startsAt });
});

test('who changes their mind chooses after paying, and nothing is held for the order', async ({
  visitor,
  database,
}) => {
  await chooseOwnTime(visitor, database, someone());
  await expect(visitor.getByText(/^Held for you until/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Choose after paying instead' }).click();
  await expect(visitor.getByText(/^Held for you until/)).toBeHidden();
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
  await expect(visitor.getByText(/Held for you/)).toBeHidden();
});

test('what is below the times does not move under a press when the time is held', async ({
  visitor,
  database,
}) => {
  const time = await openOwnTime(database);
  let letGo = () => {};
  await visitor.route('**/.netlify/functions/hold-time', async (route) => {
    await new Promise<void>((resolve) => (letGo = resolve));
    await route.continue();
  });
  await openBookingForm(visitor);
  await chooseNow(visitor).click();
  const asked = visitor.waitForRequest('**/.netlify/functions/hold-time');
  await pressTime(visitor, time);
  await expect(visitor.getByText('Holding this time for you...')).toBeVisible();
  await asked;
  const below = visitor.getByRole('button', { name: 'Continue to payment' });
  const before = await below.boundingBox();
  letGo();
  await expect(visitor.getByText(/^Held for you until/)).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  // One address holds only so many times at once, and all tests have the same.
  await database('update public.bookings set hold_ends = now() where starts_at = $1', [
    time.startsAt,
  ]);
});

test('the free times that cannot be loaded stop nobody from booking', async ({
  visitor,
  problems,
}) => {
  problems.expect(/free_slots/);
  await visitor.route('**/rest/v1/rpc/free_slots*', (route) => route.abort());
  await openBookingForm(visitor);
  await fillBookingForm(visitor, someone());
  await chooseNow(visitor).click();
  await expect(visitor.getByText(/The free times could not be loaded/)).toBeVisible();
  await visitor.unroute('**/rest/v1/rpc/free_slots*');
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(visitor.getByRole('radiogroup', { name: /^Day in/ })).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
});
