import {
  fillBookingForm,
  goToPayment,
  openBookingForm,
  someone,
} from '../../support/browser/booking-steps.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

test('each missing or wrong field of the booking form is named beside it, and nothing typed is lost', async ({
  visitor,
}) => {
  await openBookingForm(visitor);
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Please fill in all required fields');
  await expect(visitor.getByLabel('Full Name')).toBeFocused();
  await expect(visitor.getByLabel('Full Name')).toHaveAccessibleDescription('Enter your full name');

  await visitor.getByLabel('Full Name').fill('Asha Verma');
  await expect(visitor.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid');
  await visitor.getByLabel('Email').fill('asha@example');
  await visitor.getByLabel('Phone').fill('98-290');
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com',
  );
  await expect(visitor.getByLabel('Phone')).toHaveValue('98290');
  await expect(visitor.getByLabel('Phone')).toHaveAccessibleDescription(/valid 10-digit/);
  await expect(visitor.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await expect(visitor.getByLabel('Full Name')).not.toHaveAttribute('aria-invalid');
});

test('a backend that does not answer keeps the booking form as it is, and trying again stores one row', async ({
  visitor,
  problems,
  database,
}) => {
  const person = someone();
  problems.expect(/503: POST \/rest\/v1\/form_submissions/);
  await openBookingForm(visitor);
  await fillBookingForm(visitor, person);
  await loseAnswers(visitor, '**/rest/v1/form_submissions');
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Your booking could not be saved');
  await expect(visitor.getByLabel('College Name')).toHaveValue(person.college);
  await visitor.unroute('**/rest/v1/form_submissions');
  problems.expect(/409: POST \/rest\/v1\/form_submissions/);
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
  const rows = await database('select id from public.form_submissions where email = $1', [
    person.email,
  ]);
  expect(rows).toHaveLength(1);
});

test('a malformed email is not called missing: the page says what is wrong with it @phone', async ({
  visitor,
}) => {
  await goToPayment(visitor, someone());
  const email = visitor.getByRole('textbox', { name: 'Email Address' });
  await email.fill('asha@example');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  const whatIsWrong = 'Enter an email address like name@example.com';
  const toast = visitor.getByRole('alert');
  await expect(toast).toContainText('Invalid Email Address');
  await expect(toast).toContainText(whatIsWrong);
  await expect(toast).not.toContainText('fill in all');
  await expect(email).toHaveAccessibleDescription(whatIsWrong);
  await expect(email).toHaveValue('asha@example');
  await expect(email).toBeFocused();
  await email.fill('');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByRole('alert').last()).toContainText('Missing Information');
});

test('the booking form says how one pays and how the session gets its time', async ({
  visitor,
}) => {
  await openBookingForm(visitor);
  const steps = visitor.getByRole('complementary').getByRole('listitem');
  await expect(steps).toHaveText([
    'You pay on a secure page, by UPI or card.',
    'A confirmation email follows.',
    'You choose a time that suits you.',
  ]);
});

test('back from the booking form leads to the cards again, by keyboard too', async ({
  visitor,
}) => {
  await visitor.goto('/mentorship/individual');
  const card = visitor.getByRole('button', { name: 'Interview Preparation' });
  await card.focus();
  await visitor.keyboard.press('Enter');
  await expect(
    visitor.getByRole('heading', { name: /Interview Preparation/, level: 2 }),
  ).toBeFocused();
  await visitor.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(card).toBeFocused();
});
