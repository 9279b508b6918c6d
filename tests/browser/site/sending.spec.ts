import { randomUUID } from 'node:crypto';
import { newcomer } from '../../support/browser/account-steps.ts';
import {
  fillBookingForm,
  goToPayment,
  openBookingForm,
  someone,
} from '../../support/browser/booking-steps.ts';
import { dayFromToday } from '../../support/browser/events.ts';
import {
  askForDeletion,
  dialogOf,
  signedInLongAgo,
} from '../../support/browser/reauthentication.ts';
import { beginSending, expectDisabledWhileSending } from '../../support/browser/sending.ts';
import { test } from '../../support/browser/sent-forms.ts';
import { takeTime } from '../../support/browser/take-time.ts';
import { expect } from '../../support/test.ts';

const submissions = '**/rest/v1/form_submissions*';

const loggingIn = { idle: 'Login', busy: 'Logging in...', address: '**/auth/v1/token*' };

const signingUp = { idle: 'Sign up', busy: 'Creating account...', address: '**/auth/v1/signup*' };

test.describe('a form that is being sent has a disabled button, and the focus comes back to it:', () => {
  test('login', async ({ visitor, problems }) => {
    problems.expect(/503: POST \/auth\/v1\/token/);
    const { email, password } = newcomer();
    await visitor.goto('/auth');
    await visitor.getByLabel('Email', { exact: true }).fill(email);
    await visitor.getByLabel('Password').fill(password);
    await expectDisabledWhileSending(visitor, loggingIn);
  });

  test('sign-up', async ({ visitor, problems }) => {
    problems.expect(/503: POST \/auth\/v1\/signup/);
    const { email, password, fullName } = newcomer();
    await visitor.goto('/auth');
    await visitor.getByRole('link', { name: /Sign up/ }).click();
    await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await visitor.getByLabel('Full Name').fill(fullName);
    await visitor.getByLabel('Email', { exact: true }).fill(email);
    await visitor.getByLabel('Password').fill(password);
    await expectDisabledWhileSending(visitor, signingUp);
  });

  test('recovery', async ({ visitor, problems }) => {
    problems.expect(/503: POST \/auth\/v1\/recover/);
    await visitor.goto('/auth');
    await visitor.getByRole('link', { name: /Forgot/ }).click();
    await expect(visitor.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await visitor.getByLabel('Email', { exact: true }).fill(newcomer().email);
    await expectDisabledWhileSending(visitor, {
      idle: 'Send the link',
      busy: 'Sending...',
      address: '**/auth/v1/recover*',
    });
  });

  test('booking', async ({ visitor, problems }) => {
    problems.expect(/503: POST \/rest\/v1\/form_submissions/);
    await openBookingForm(visitor);
    await fillBookingForm(visitor, someone());
    await expectDisabledWhileSending(visitor, {
      idle: 'Continue to payment',
      busy: 'Saving...',
      address: submissions,
    });
  });

  test('payment', async ({ visitor, problems }) => {
    problems.expect(/503: POST \/\.netlify\/functions\/create-payment-order/);
    await goToPayment(visitor, someone());
    await expectDisabledWhileSending(visitor, {
      idle: 'Pay ₹149',
      busy: 'Processing...',
      address: '**/.netlify/functions/create-payment-order',
    });
  });

  test('college inquiry', async ({ visitor, problems }) => {
    problems.expect(/503: POST \/rest\/v1\/form_submissions/);
    await visitor.goto('/mentorship/college');
    await visitor.getByLabel('Institution Name').fill('Government Engineering College, Ajmer');
    await visitor.getByLabel('Contact Person').fill('Dr. Meena Rao');
    await visitor.getByLabel('Email').fill(`placements.${randomUUID()}@example.com`);
    await visitor.getByLabel('Phone').fill('98290 11800');
    await visitor.getByLabel('Preferred Mode').selectOption('hybrid');
    await visitor.getByLabel('Expected Student Count').fill('180');
    await visitor.getByLabel('Preferred Session Date').fill(dayFromToday(30));
    await takeTime(visitor);
    await expectDisabledWhileSending(visitor, {
      idle: 'Submit Inquiry',
      busy: 'Submitting...',
      address: submissions,
    });
  });
});

test('who sends with Enter in a field is in that field again afterwards', async ({
  visitor,
  problems,
}) => {
  problems.expect(/503: POST \/auth\/v1\/token/);
  await visitor.goto('/auth');
  await visitor.getByLabel('Email', { exact: true }).fill(newcomer().email);
  const password = visitor.getByLabel('Password');
  await password.fill('three wet umbrellas');
  const { answer } = await beginSending(visitor, loggingIn, password);
  await answer();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('three wet umbrellas');
});

test('who has gone elsewhere while a form is sent stays there', async ({ visitor, problems }) => {
  problems.expect(/503: POST \/auth\/v1\/token/);
  await visitor.goto('/auth');
  await visitor.getByLabel('Email', { exact: true }).fill(newcomer().email);
  await visitor.getByLabel('Password').fill('three wet umbrellas');
  const { button, answer } = await beginSending(visitor, loggingIn);
  const elsewhere = visitor.getByRole('banner').getByRole('link', { name: 'Events' });
  await elsewhere.focus();
  await answer();
  await expect(visitor.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(elsewhere).toBeFocused();
  await expect(button).toBeEnabled();
});

test('who decides not to confirm a deletion is at its button again', async ({
  student: { page, id, email },
  database,
  problems,
}) => {
  problems.expect(/403: POST \/rest\/v1\/rpc\/delete_own_account/);
  await signedInLongAgo(database, id);
  await askForDeletion(page, email);
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeFocused();
});
