import {
  fillBookingForm,
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

test.use({ viewport: { width: 360, height: 740 } });

const agree = 'A parent or guardian has to agree before we can store this';
const goOn = { name: 'Continue to payment' };
const storedGuardian = `select under_18, guardian_name, guardian_email from`;

test('a parent books and pays for a student under 18, and both get the mail', async ({
  visitor,
  database,
  inbox,
  provider,
}) => {
  const [student, parent] = [someone(), aParent()];
  await openBookingForm(visitor);
  await fillBookingForm(visitor, student);
  await fillParent(visitor, parent);
  await visitor.getByRole('button', goOn).click();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
  // Asked once: the order has it from the booking.
  await expect(under18(visitor)).toBeHidden();
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();

  const guardian = { under_18: true, guardian_name: parent.name, guardian_email: parent.email };
  expect(
    await database(`${storedGuardian} public.form_submissions where email = $1`, [student.email]),
  ).toEqual([guardian]);
  expect(
    await database(`${storedGuardian} public.payments where customer_email = $1`, [student.email]),
  ).toEqual([guardian]);
  for (const reader of [student.email, parent.email]) {
    await expect
      .poll(async () => (await inbox.messages(reader)).length, { timeout: 30_000 })
      .toBe(1);
  }
});

test('without the declaration the form says what is missing, and keeps what was typed', async ({
  visitor,
  database,
}) => {
  const [student, parent] = [someone(), aParent()];
  await openBookingForm(visitor);
  await expect(parentName(visitor)).toBeHidden();
  await fillBookingForm(visitor, student);
  await under18(visitor).check();
  await visitor.getByRole('button', goOn).click();
  await expect(parentName(visitor)).toBeFocused();
  await expect(parentName(visitor)).toHaveAccessibleDescription(
    'Enter the name of the parent or guardian',
  );
  await expect(parentEmail(visitor)).toHaveAccessibleDescription(/Enter an email address like/);
  await expect(declaration(visitor)).toHaveAccessibleDescription(agree);

  await parentName(visitor).fill(parent.name);
  await parentEmail(visitor).fill(parent.email);
  await visitor.getByRole('button', goOn).click();
  await expect(declaration(visitor)).toBeFocused();
  await expect(visitor.getByText(agree)).toBeVisible();
  await expect(parentName(visitor)).toHaveValue(parent.name);
  await expect(parentEmail(visitor)).toHaveValue(parent.email);
  await expect(visitor.getByLabel('Full Name')).toHaveValue(student.name);
  expect(
    await database('select 1 from public.form_submissions where email = $1', [student.email]),
  ).toEqual([]);

  await declaration(visitor).check();
  await expect(visitor.getByText(agree)).toBeHidden();
  await visitor.getByRole('button', goOn).click();
  await expect(visitor.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
});

test('a course is bought for a student under 18 on the payment page', async ({
  visitor,
  database,
}) => {
  const [student, parent] = [someone(), aParent()];
  await visitor.goto('/course/end-to-end-placement');
  await visitor.getByRole('link', { name: 'Pay here' }).first().click();
  await visitor.getByLabel('Full Name').fill(student.name);
  await visitor.getByLabel('Email Address').fill(student.email);
  await visitor.getByLabel('Phone Number').fill(student.phone);
  await under18(visitor).check();
  await visitor.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(parentName(visitor)).toBeFocused();
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(student.phone);
  await fillParent(visitor, parent);
  await openHostedPage(visitor);
  expect(
    await database(`${storedGuardian} public.payments where customer_email = $1`, [student.email]),
  ).toEqual([{ under_18: true, guardian_name: parent.name, guardian_email: parent.email }]);
});
