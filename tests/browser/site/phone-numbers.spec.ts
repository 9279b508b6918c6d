import { waysToPay } from '../../support/browser/providers/hosted-page.ts';
import type { Locator, Page } from '@playwright/test';
import { fillInquiry, college, submit } from '../../support/browser/college-inquiry.ts';
import {
  fillBookingForm,
  goToPayment,
  openBookingForm,
  someone,
} from '../../support/browser/booking-steps.ts';
import {
  dialog,
  fillRest,
  openDialog,
  register,
} from '../../support/browser/event-registration.ts';
import { expect, test } from '../../support/browser/events.ts';

test.use({ viewport: { width: 360, height: 640 } });

const leftOut = 'Only the first 10 digits were kept. Please check the number.';

/** The note of the field that is shown, as a screen reader hears it. */
const note = (page: Page) => page.getByRole('status').filter({ hasText: leftOut });

/** Like a paste or what the browser fills in: all at once, in place of what is there. */
async function paste(page: Page, phone: Locator, text: string) {
  await phone.selectText();
  await page.keyboard.insertText(text);
}

async function forgivesNumbers(page: Page, phone: Locator, send: Locator) {
  for (const text of ['+91 98290 11223', '0 98290 11223', '919829011223', '098290-11223']) {
    await phone.fill('');
    await phone.pressSequentially(text);
    await expect(phone).toHaveValue('9829011223');
    await phone.fill('9');
    await paste(page, phone, text);
    await expect(phone).toHaveValue('9829011223');
    await expect(note(page)).toHaveCount(0);
  }

  await phone.press('Home');
  for (let place = 0; place < 3; place += 1) await phone.press('ArrowRight');
  await phone.press('Backspace');
  await phone.press('4');
  await expect(phone).toHaveValue('9849011223');
  await phone.press('Backspace');
  await phone.press('2');
  await expect(phone).toHaveValue('9829011223');

  await paste(page, phone, '98290 11223, 98290 11224');
  await expect(phone).toHaveValue('9829011223');
  await expect(note(page)).toBeVisible();
  await phone.press('Backspace');
  await expect(note(page)).toHaveCount(0);

  for (const [text, kept] of [
    ['0145 2671234', '0145267123'],
    ['5829011223', '5829011223'],
  ] as const) {
    await paste(page, phone, text);
    await expect(phone).toHaveValue(kept);
    await send.click();
    await expect(phone).toHaveAccessibleDescription(
      /begins with 6, 7, 8 or 9. Please enter a 10-digit mobile number, not a landline/,
    );
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue(kept);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

test('the booking form takes a number as people write it', async ({ visitor, database }) => {
  const person = someone();
  await openBookingForm(visitor);
  await fillBookingForm(visitor, person);
  const phone = visitor.getByLabel('Phone');
  const send = visitor.getByRole('button', { name: 'Continue to payment' });
  await forgivesNumbers(visitor, phone, send);
  await paste(visitor, phone, `+91${person.phone}`);
  await send.click();
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(person.phone);
  expect(
    await database('select phone from public.form_submissions where email = $1', [person.email]),
  ).toEqual([{ phone: person.phone }]);
});

test('the payment form takes a number as people write it', async ({ visitor }) => {
  const person = someone();
  await goToPayment(visitor, person);
  const phone = visitor.getByRole('textbox', { name: 'Phone Number' });
  const send = visitor.getByRole('button', { name: 'Pay ₹149' });
  await forgivesNumbers(visitor, phone, send);
  await paste(visitor, phone, `0${person.phone}`);
  await send.click();
  await expect(waysToPay(visitor)).toBeVisible();
});

test('the registration for an event takes a number as people write it', async ({
  student: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await openDialog(page, event);
  await fillRest(page);
  const phone = dialog(page).getByLabel('Phone Number');
  await forgivesNumbers(page, phone, register(page));
  await paste(page, phone, '91 98290 11223');
  await register(page).click();
  await expect(page.getByText('You are registered', { exact: true })).toBeVisible();
  expect(
    await database('select phone_number from public.event_registrations where event_id = $1', [
      event.id,
    ]),
  ).toEqual([{ phone_number: '9829011223' }]);
});

test('the inquiry of a college takes a number as people write it', async ({
  visitor,
  database,
}) => {
  const ours = college();
  await visitor.goto('/mentorship/college');
  await fillInquiry(visitor, ours);
  const phone = visitor.getByLabel('Phone');
  await forgivesNumbers(visitor, phone, submit(visitor));
  await paste(visitor, phone, '098290-11223 4');
  await expect(note(visitor)).toBeVisible();
  await submit(visitor).click();
  await expect(visitor.getByText('Your inquiry has been submitted successfully.')).toBeVisible();
  await expect(note(visitor)).toHaveCount(0);
  expect(
    await database('select phone from public.form_submissions where email = $1', [ours.email]),
  ).toEqual([{ phone: '9829011223' }]);
});
