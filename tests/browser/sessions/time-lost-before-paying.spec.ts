import { fillBookingForm, openBookingForm, someone } from '../../support/browser/booking-steps.ts';
import {
  chooseNow,
  chooseOwnTime,
  holdForSomebodyElse,
  openOwnTime,
  pressTime,
} from '../../support/browser/own-time.ts';
import { waysToPay } from '../../support/browser/providers/hosted-page.ts';
import { expect, test } from '../../support/test.ts';

test('a time that somebody else has just taken is said beside the others, and what was typed stays', async ({
  visitor,
  database,
  problems,
}) => {
  const time = await openOwnTime(database);
  const person = someone();
  problems.expect(/409: POST \/\.netlify\/functions\/hold-time/);
  await openBookingForm(visitor);
  await fillBookingForm(visitor, person);
  await chooseNow(visitor).click();
  await expect(visitor.getByRole('radiogroup', { name: /^Day in/ })).toBeVisible();
  await holdForSomebodyElse(database, time.startsAt);
  await pressTime(visitor, time);
  await expect(visitor.getByText('This time is not free any more.')).toBeVisible();
  await expect(visitor.getByRole('radio', { name: new RegExp(`^${time.clock}`) })).toBeHidden();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
});

test('who goes on before the time is kept has it all the same, and stays where it was refused', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/409: POST \/\.netlify\/functions\/hold-time/);
  const [gone, free] = [await openOwnTime(database), await openOwnTime(database)];
  let letGo = () => {};
  await visitor.route('**/.netlify/functions/hold-time', async (route) => {
    await new Promise<void>((resolve) => (letGo = resolve));
    await route.continue();
  });
  await openBookingForm(visitor);
  await fillBookingForm(visitor, someone());
  await chooseNow(visitor).click();
  await expect(visitor.getByRole('radiogroup', { name: /^Day in/ })).toBeVisible();
  await holdForSomebodyElse(database, gone.startsAt);
  const goOn = visitor.getByRole('button', { name: 'Continue to payment' });
  const asked = () => visitor.waitForRequest('**/.netlify/functions/hold-time');
  let request = asked();
  await pressTime(visitor, gone);
  await request;
  await goOn.click();
  letGo();
  await expect(visitor.getByText('This time is not free any more.')).toBeVisible();
  await expect(goOn).toBeVisible();

  request = asked();
  await pressTime(visitor, free);
  await request;
  await goOn.click();
  letGo();
  const summary = visitor.getByRole('complementary', { name: 'Order Summary' });
  await expect(summary).toContainText(free.clock);
});

test('who presses a time that has just gone keeps the one they have', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/409: POST \/\.netlify\/functions\/hold-time/);
  const [kept, gone] = [await openOwnTime(database), await openOwnTime(database)];
  await openBookingForm(visitor);
  await chooseNow(visitor).click();
  await pressTime(visitor, kept);
  await expect(visitor.getByText(/^Held for you until/)).toBeVisible();
  await holdForSomebodyElse(database, gone.startsAt);
  await pressTime(visitor, gone);
  await expect(visitor.getByText('This time is not free any more.')).toBeVisible();
  await expect(visitor.getByText(/^Held for you until/)).toBeVisible();
});

test('who lost the time on the way to the payment reads it before paying, and can pay without it @phone', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
  const time = await chooseOwnTime(visitor, database, someone());
  await expect(visitor.getByText(/^Held for you until/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  const pay = visitor.getByRole('button', { name: 'Pay ₹149' });
  await expect(pay).toBeVisible();

  await database('update public.bookings set hold_ends = now() where starts_at = $1', [
    time.startsAt,
  ]);
  await holdForSomebodyElse(database, time.startsAt);
  await pay.click();
  await expect(visitor.getByRole('alert')).toContainText('Somebody else has taken your time');
  await expect(visitor.getByText(time.clock)).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('alert')).toContainText('Somebody else has taken your time');
  await pay.click();
  await expect(waysToPay(visitor)).toBeVisible();
});

test('who lost the time on the way to the payment is led back to the times, with all that was typed @phone', async ({
  visitor,
  database,
  problems,
}) => {
  problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
  const person = someone();
  const [time, other] = [
    await chooseOwnTime(visitor, database, person),
    await openOwnTime(database),
  ];
  await expect(visitor.getByText(/^Held for you until/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  const pay = visitor.getByRole('button', { name: 'Pay ₹149' });
  await expect(pay).toBeVisible();
  await database('update public.bookings set hold_ends = now() where starts_at = $1', [
    time.startsAt,
  ]);
  await holdForSomebodyElse(database, time.startsAt);
  await pay.click();
  await visitor.getByRole('link', { name: 'Choose another time' }).click();
  await expect(visitor.getByLabel('College Name')).toHaveValue(person.college);
  await expect(visitor.getByRole('button', { name: 'Choose after paying instead' })).toBeFocused();
  await pressTime(visitor, other);
  await expect(visitor.getByText(/^Held for you until/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('complementary', { name: 'Order Summary' })).toContainText(
    other.clock,
  );
  await pay.click();
  await expect(waysToPay(visitor)).toBeVisible();
});
