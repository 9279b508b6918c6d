import type { Page } from '@playwright/test';
import {
  fillBookingForm,
  openBookingForm,
  result,
  someone,
} from '../../support/browser/booking-steps.ts';
import { expect, test } from '../../support/test.ts';

/** As a browser that blocks site data does. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** Not a byte more goes into the storage of this tab. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let text = 'x'.repeat(4 * 1024 * 1024);
    for (let key = 0; text !== '';) {
      try {
        sessionStorage.setItem(`filler ${key}`, text);
        key++;
      } catch {
        text = text.slice(0, text.length / 2);
      }
    }
  });
}

const submissions = 'select id from public.form_submissions where email = $1';

for (const { how, prepare, spoil } of [
  { how: 'blocks its storage', prepare: blockStorage, spoil: async () => {} },
  { how: 'has no room left in its storage', prepare: async () => {}, spoil: fillStorage },
]) {
  test(`someone whose browser ${how} books a session and pays for it`, async ({
    visitor,
    database,
    provider,
  }) => {
    const person = someone();
    await prepare(visitor);
    await openBookingForm(visitor, 'Interview Preparation');
    await fillBookingForm(visitor, person);
    await spoil(visitor);
    await visitor.getByRole('button', { name: 'Continue to payment' }).click();

    const summary = visitor.getByRole('complementary', { name: 'Order Summary' });
    await expect(summary).toContainText('Interview Preparation');
    await expect(summary).toContainText('Total₹199');
    expect(decodeURIComponent(visitor.url())).not.toContain(person.email);
    const [submission] = await database<{ id: string }>(submissions, [person.email]);
    await visitor.reload();
    await expect(summary).toContainText('Interview Preparation');

    await visitor.getByLabel('Full Name').fill(person.name);
    await visitor.getByLabel('Email Address').fill(person.email);
    await visitor.getByLabel('Phone Number').fill(person.phone);
    await visitor.getByRole('button', { name: 'Pay ₹199' }).click();
    await provider.payByCard(visitor);
    await expect(result(visitor, 'Payment Successful!')).toBeVisible();
    const orders = await database(
      `select payment_status, submission_id from public.payments where customer_email = $1`,
      [person.email],
    );
    expect(orders).toEqual([{ payment_status: 'paid', submission_id: submission?.id }]);
  });
}

test('an address that carries no order leads to the options', async ({ visitor }) => {
  await visitor.goto('/payment#free_lunch/1');
  await expect(visitor).toHaveURL('/mentorship/individual');
});
