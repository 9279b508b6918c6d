import type { Locator } from '@playwright/test';
import { linkIn, mailTo, newcomer, signUp } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { fillBookingForm, result, someone } from '../../support/browser/booking-steps.ts';
import { college, fillInquiry, submit } from '../../support/browser/college-inquiry.ts';
import { dialog, fillRest, register } from '../../support/browser/event-registration.ts';
import { test as withEvents } from '../../support/browser/events.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

// Whole ways on a phone of 360 × 740, of people who see the site for the first time.

const phone = { viewport: { width: 360, height: 740 } };
test.use(phone);
withEvents.use(phone);

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;

test('from the first page to a paid session, one reads what one buys before the button', async ({
  visitor,
  provider,
}) => {
  const person = someone();
  await visitor.goto('/');
  await visitor.getByRole('link', { name: /1-to-1 Resume Preparation.*₹149/ }).click();
  await expect(visitor.getByRole('heading', { name: /^Book your session/ })).toBeFocused();
  await expect(visitor.getByText('One to one with Ananya Mehra')).toBeVisible();
  await fillBookingForm(visitor, person);
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();

  const summary = visitor.getByRole('heading', { name: 'Order Summary' });
  const details = visitor.getByRole('heading', { name: 'Customer Details' });
  const pay = visitor.getByRole('button', { name: 'Pay ₹149' });
  const refundRule = visitor.getByText('There is no refund for a live session once it is booked.');
  await expect(details).toBeVisible();
  expect(await topOf(summary)).toBeLessThan(await topOf(details));
  expect(await topOf(refundRule)).toBeLessThan(await topOf(pay));
  expect((await topOf(pay)) - (await topOf(refundRule))).toBeLessThan(150);
  await expect(visitor.getByText(/Google Meet.*30 minutes/)).toBeVisible();

  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const main = visitor.getByRole('main');
  await expect(main).toContainText('1-to-1 Resume Preparation');
  await expect(main).toContainText(person.email);
  await expect(main.getByRole('link', { name: 'Choose a time' })).toBeVisible();
});

withEvents(
  'from a card of an event to a place at it, with an account that did not exist before',
  async ({ visitor, addEvent, inbox, database }) => {
    const event = await addEvent();
    const person = newcomer();
    await visitor.goto(`/events?q=${event.title.split(' ').at(-1)}`);
    await visitor.getByRole('link', { name: `Login to Register: ${event.title}` }).click();
    await expect(visitor.getByText(`To register for ${event.title}`)).toBeVisible();
    await signUp(visitor, person);
    await expect(visitor.getByLabel('Confirmation code')).toBeFocused();
    await visitor.goto(linkIn(await mailTo(inbox, person.email)));
    // The link leads back to what was begun, with what is known filled in.
    await expect(dialog(visitor).getByLabel('Full Name')).toHaveValue(person.fullName);
    await fillRest(visitor);
    await register(visitor).click();
    await expect(toast(visitor, 'Registration Successful')).toBeVisible();
    await expect
      .poll(() =>
        database(
          'select user_email from public.event_registrations where event_id = $1 and user_email = $2',
          [event.id, person.email],
        ),
      )
      .toHaveLength(1);
  },
);

test('from the page for colleges to an inquiry that has arrived', async ({ visitor, database }) => {
  const officer = college();
  await visitor.goto('/mentorship/college');
  await visitor.getByRole('link', { name: 'Send an inquiry' }).first().click();
  await fillInquiry(visitor, officer);
  await submit(visitor).click();
  await expect
    .poll(() => database('select 1 from public.form_submissions where email = $1', [officer.email]))
    .toHaveLength(1);
  await expect(toast(visitor, 'Success')).toBeVisible();
});
