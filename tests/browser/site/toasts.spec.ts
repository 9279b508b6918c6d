import type { Locator, Page } from '@playwright/test';
import { college, fillInquiry, submit } from '../../support/browser/college-inquiry.ts';
import { fillBookingForm, openBookingForm, someone } from '../../support/browser/booking-steps.ts';
import {
  dialog,
  fillRest,
  openDialog,
  register,
} from '../../support/browser/event-registration.ts';
import { expect, test } from '../../support/browser/events.ts';
import { loseAnswers, takeDown } from '../../support/browser/network.ts';

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: /^Close: / });

/** No toast is over `part`. */
async function isFree(page: Page, part: Locator) {
  await expect(async () => {
    const box = (await part.boundingBox())!;
    for (const toast of await toasts(page).all()) {
      const over = (await toast.locator('..').boundingBox())!;
      const isBeside =
        over.x >= box.x + box.width ||
        box.x >= over.x + over.width ||
        over.y >= box.y + box.height ||
        box.y >= over.y + over.height;
      expect(isBeside).toBe(true);
    }
  }).toPass({ timeout: 5_000 });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('what is wrong with a form stands in it, and no toast is over it', async ({ visitor }) => {
    await visitor.goto('/mentorship/college');
    await visitor.getByLabel('Email').fill('placements@example');
    await submit(visitor).click();
    const note = visitor.getByRole('alert');
    await expect(note).toHaveText('Error Please fill in all required fields');
    await expect(visitor.locator('form').filter({ has: note })).toBeVisible();
    await expect(toasts(visitor)).toHaveCount(0);
    await expect(visitor.getByLabel('Institution Name')).toBeFocused();
    await fillInquiry(visitor, college());
    await expect(note).toHaveCount(0);
  });
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
]) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('a new outcome takes away the old one, and no toast is over the button', async ({
      visitor,
      problems,
    }) => {
      problems.expect(/503: POST \/rest\/v1\/form_submissions/);
      problems.expect(/409: POST \/rest\/v1\/form_submissions/);
      await visitor.goto('/mentorship/college');
      await fillInquiry(visitor, college());
      await loseAnswers(visitor, '**/rest/v1/form_submissions');
      await submit(visitor).click();
      await expect(toasts(visitor)).toHaveCount(1);
      await expect(visitor.getByRole('alert')).toContainText('Error');
      await isFree(visitor, submit(visitor));
      await submit(visitor).click();
      await expect(toasts(visitor)).toHaveCount(1);
      await visitor.unroute('**/rest/v1/form_submissions');
      await submit(visitor).click();
      await expect(
        visitor.getByText('Your inquiry has been submitted successfully.'),
      ).toBeVisible();
      await expect(toasts(visitor)).toHaveCount(1);
      await isFree(visitor, submit(visitor));
      await submit(visitor).click();
      await expect(visitor.getByText('Please fill in all required fields')).toBeVisible();
      await expect(visitor.getByText('Your inquiry has been submitted')).toHaveCount(0);
      await isFree(visitor, visitor.getByLabel('Institution Name'));
      await isFree(visitor, submit(visitor));
    });

    test('a refused login is said beside the button and the field', async ({
      visitor,
      problems,
    }) => {
      problems.expect(/400: POST \/auth\/v1\/token/);
      await visitor.goto('/auth');
      await visitor.getByLabel('Email', { exact: true }).fill('nobody@example.com');
      await visitor.getByLabel('Password').fill('wrong password');
      const send = visitor.getByRole('button', { name: 'Login', exact: true });
      await send.click();
      await expect(toasts(visitor)).toHaveCount(1);
      await isFree(visitor, send);
      for (const field of [visitor.getByLabel('Email', { exact: true }), send]) {
        await field.focus();
        await isFree(visitor, field);
      }
    });

    test('a sign-up without a name says so beside the button and the field', async ({
      visitor,
    }) => {
      await visitor.goto('/auth?mode=sign-up');
      const send = visitor.getByRole('button', { name: 'Sign up', exact: true });
      await send.click();
      await expect(
        visitor.getByText('Full name is required for registration').locator('visible=true').first(),
      ).toBeVisible();
      await isFree(visitor, visitor.getByLabel('Full Name'));
      await isFree(visitor, send);
    });

    test('a registration that failed is said beside the button of its dialog', async ({
      student: { page },
      addEvent,
      problems,
    }) => {
      problems.expect(/503: POST \/rest\/v1\/event_registrations/);
      await openDialog(page, await addEvent());
      await fillRest(page);
      await takeDown(page, '**/rest/v1/event_registrations*');
      await register(page).click();
      await expect(page.getByRole('alert')).toContainText('Failed to register for the event');
      await isFree(page, register(page));
      const phone = dialog(page).getByLabel('Phone Number');
      await phone.focus();
      await isFree(page, phone);
    });

    test('a booking that could not be saved is said beside the button', async ({
      visitor,
      problems,
    }) => {
      problems.expect(/503: POST \/rest\/v1\/form_submissions/);
      await openBookingForm(visitor);
      await fillBookingForm(visitor, someone());
      await loseAnswers(visitor, '**/rest/v1/form_submissions');
      const send = visitor.getByRole('button', { name: 'Continue to payment' });
      await send.click();
      await expect(visitor.getByRole('alert')).toContainText('Your booking could not be saved');
      await isFree(visitor, send);
    });
  });
}
