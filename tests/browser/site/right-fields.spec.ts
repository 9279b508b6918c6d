import type { Locator, Page } from '@playwright/test';
import { openBookingForm } from '../../support/browser/booking-steps.ts';
import { dialog, openDialog, register } from '../../support/browser/event-registration.ts';
import { expect, test } from '../../support/browser/events.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** A field that is wrong is so until it is right, and then at once; nothing is read out for it. */
async function losesItsError(page: Page, field: Locator, wrong: string, right: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const words = (await page.locator('form .field-error').allTextContents()).length;
  await field.pressSequentially(wrong);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('form .field-error')).toHaveCount(words);
  await field.pressSequentially(right);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(field).toBeFocused();
  await expect(page.locator('form .field-error')).toHaveCount(words - 1);
  await expect(page.getByRole('alert').filter({ hasText: /Enter|Choose|begins/ })).toHaveCount(0);
}

test('red goes away while one types, when the field is right', async ({ visitor }) => {
  await openBookingForm(visitor);
  const send = visitor.getByRole('button', { name: 'Continue to payment' });
  await send.click();
  await losesItsError(visitor, visitor.getByLabel('Email'), 'asha@example', '.com');
  await losesItsError(visitor, visitor.getByLabel('Phone'), '982901122', '3');
  await losesItsError(visitor, visitor.getByLabel('Full Name'), '  ', 'Asha');
  await visitor.getByLabel('Career Goal').selectOption('skills');
  await expect(visitor.getByLabel('Career Goal')).not.toHaveAttribute('aria-invalid');
  await expect(visitor.getByLabel('College Name')).toHaveAttribute('aria-invalid', 'true');
});

test('red goes away in a dialog too', async ({ student: { page }, addEvent }) => {
  await openDialog(page, await addEvent());
  await register(page).click();
  await losesItsError(page, dialog(page).getByLabel('College Name'), ' ', 'MNIT');
  await losesItsError(page, dialog(page).getByLabel('Phone Number'), '0982901122', '3');
});
