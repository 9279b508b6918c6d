import type { Page } from '@playwright/test';
import {
  fillBookingForm,
  goToPayment,
  openBookingForm,
  result,
  someone,
} from '../../support/browser/booking-steps.ts';
import {
  aParent,
  declaration,
  fillParent,
  parentEmail,
  parentName,
  under18,
} from '../../support/browser/guardian.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

const card = (page: Page) =>
  page.getByRole('button', { name: /^Book Session: .*Resume Preparation/ });
const formTitle = (page: Page) =>
  page.getByRole('heading', { name: /Resume Preparation/, level: 2 });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
const submissionsOf = 'select collegename from public.form_submissions where email = $1';

test('the Back key of a phone closes the booking form, and Forward opens it as it was @phone', async ({
  visitor,
}) => {
  await visitor.goto('/');
  await openBookingForm(visitor);
  await visitor.getByLabel('Full Name').fill('Asha Verma');
  await visitor.goBack();
  await expect(visitor).toHaveURL('/mentorship/individual');
  await expect(card(visitor)).toBeFocused();
  await visitor.goForward();
  await expect(formTitle(visitor)).toBeFocused();
  await expect(visitor.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await visitor.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(visitor)).toBeFocused();
  await visitor.goBack();
  await expect(visitor).toHaveURL('/');
});

test('who came straight to the booking form goes back to the cards, and then to where they came from', async ({
  visitor,
}) => {
  await visitor.goto('/');
  await visitor.goto('/mentorship/individual?offer=resume_preparation');
  await visitor.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(visitor)).toBeFocused();
  await expect(visitor).toHaveURL('/mentorship/individual');
  await visitor.goBack();
  await expect(visitor).toHaveURL('/');
});

test('who comes back from the payment page finds the booking form as it was filled in @phone', async ({
  visitor,
  database,
}) => {
  const [person, parent] = [someone(), aParent()];
  await openBookingForm(visitor);
  await fillBookingForm(visitor, person);
  await fillParent(visitor, parent);
  await goOn(visitor).click();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();

  // Not as the browser kept it: a phone drops pages that it does not show.
  await visitor.goBack();
  await visitor.reload();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  await expect(visitor.getByLabel('College Name')).toHaveValue(person.college);
  await expect(visitor.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(visitor.getByLabel('Phone', { exact: true })).toHaveValue(person.phone);
  await expect(visitor.getByLabel('Career Goal')).toHaveValue('placement');
  await expect(under18(visitor)).toBeChecked();
  await expect(parentName(visitor)).toHaveValue(parent.name);
  await expect(parentEmail(visitor)).toHaveValue(parent.email);
  await expect(declaration(visitor)).not.toBeChecked();

  await declaration(visitor).check();
  await goOn(visitor).click();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
  expect(await database(submissionsOf, [person.email])).toHaveLength(1);
});

test('what is corrected in the booking form on the way back is stored', async ({
  visitor,
  database,
}) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.goBack();
  await visitor.getByLabel('College Name').fill('MNIT, Jaipur');
  await goOn(visitor).click();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
  expect(await database(submissionsOf, [person.email])).toContainEqual({
    collegename: 'MNIT, Jaipur',
  });
});

test('once it is paid, the next booking form is empty', async ({ visitor, provider }) => {
  await goToPayment(visitor, someone());
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  await openBookingForm(visitor);
  await expect(visitor.getByLabel('Full Name')).toHaveValue('');
});
