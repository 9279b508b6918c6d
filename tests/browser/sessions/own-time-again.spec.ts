import type { Page } from '@playwright/test';
import { openBookingForm, someone } from '../../support/browser/booking-steps.ts';
import { chooseNow, chooseOwnTime, pressTime } from '../../support/browser/own-time.ts';
import { waysToPay } from '../../support/browser/providers/hosted-page.ts';
import { expect, test } from '../../support/test.ts';

const held = (page: Page) => page.getByText(/^Held for you until/);
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Order Summary' });

test('who chooses after paying instead is offered the own time again, marked as theirs @phone', async ({
  visitor,
  database,
}) => {
  const time = await chooseOwnTime(visitor, database, someone());
  await expect(held(visitor)).toBeVisible();
  await visitor.getByRole('button', { name: 'Choose after paying instead' }).click();
  await expect(held(visitor)).toBeHidden();
  await visitor.reload();
  await expect(held(visitor)).toBeHidden();
  await chooseNow(visitor).click();
  await pressTime(visitor, { ...time, clock: `${time.clock}.*held for you` });
  await expect(held(visitor)).toBeVisible();
  expect(
    await database('select status from public.bookings where starts_at = $1', [time.startsAt]),
  ).toEqual([{ status: 'held' }]);
});

test('who was on the page of the payment provider comes back to their time, and pays for it with a corrected address @phone', async ({
  visitor,
  database,
}) => {
  const person = someone();
  const time = await chooseOwnTime(visitor, database, person);
  await expect(held(visitor)).toBeVisible();
  await goOn(visitor).click();
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(waysToPay(visitor)).toBeVisible();

  await visitor.goto('/payment');
  await visitor.getByRole('link', { name: 'Change the time' }).click();
  await expect(held(visitor)).toBeVisible();
  await expect(visitor.getByRole('radio', { name: new RegExp(`^${time.clock}`) })).toBeChecked();
  await visitor.getByLabel('Email', { exact: true }).fill(`corrected.${person.email}`);
  await goOn(visitor).click();
  await expect(summary(visitor)).toContainText(time.clock);
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(waysToPay(visitor)).toBeVisible();
});

test('what another session has held is offered in the form of this one, and not chosen', async ({
  visitor,
  database,
}) => {
  const time = await chooseOwnTime(visitor, database, someone());
  await expect(held(visitor)).toBeVisible();
  await openBookingForm(visitor, 'Interview Preparation');
  await chooseNow(visitor).click();
  await expect(held(visitor)).toBeHidden();
  await pressTime(visitor, { ...time, clock: `${time.clock}.*held for you` });
  await expect(held(visitor)).toBeVisible();
});
