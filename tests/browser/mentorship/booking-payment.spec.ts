import { goToPayment, someone } from '../../support/browser/booking-steps.ts';
import { expect, test } from '../../support/test.ts';

test('the payment page without an order says why and leads to the options', async ({ visitor }) => {
  await visitor.goto('/payment');
  await expect(visitor).toHaveURL('/mentorship/individual');
  const toast = visitor.getByRole('alert');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Invalid navigation. Please select a mentorship option first.');
});

test('who waits long for the options still reads why they are there', async ({ visitor }) => {
  // The payment page stays until its own toaster could show the words.
  const toaster = Promise.withResolvers<void>();
  await visitor.exposeFunction('toasterIsThere', () => toaster.resolve());
  await visitor.addInitScript(() => {
    const { toasterIsThere } = window as unknown as { toasterIsThere(): void };
    const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(toasterIsThere));
    addEventListener('astro:hydrate', afterPaint, { capture: true });
  });
  await visitor.route('/mentorship/individual', async (route) => {
    await toaster.promise;
    await route.continue();
  });
  await visitor.goto('/payment');
  await expect(visitor).toHaveURL('/mentorship/individual');
  await expect(visitor.getByRole('alert')).toContainText('Invalid navigation');
});

test('a broken order in the storage counts as none', async ({ visitor }) => {
  await visitor.goto('/mentorship/individual');
  await visitor.evaluate(() => sessionStorage.setItem('mentor.checkout', '{"amount":"free"}'));
  await visitor.goto('/payment');
  await expect(visitor).toHaveURL('/mentorship/individual');
  await expect(visitor.getByRole('alert')).toContainText('Invalid navigation');
});

test('payment details are checked before anything is sent', async ({ visitor, database }) => {
  const person = someone();
  await goToPayment(visitor, person);
  await visitor.getByLabel('Phone Number').fill('12345');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByRole('alert').last()).toContainText('Invalid Phone Number');
  await expect(visitor.getByRole('alert').last()).toContainText(
    'Please enter a valid 10-digit phone number',
  );
  await visitor.getByLabel('Full Name').fill('');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByRole('alert').last()).toContainText('Missing Information');
  await expect(visitor.getByRole('alert').last()).toContainText(
    'Please fill in all customer details',
  );
  const rows = await database('select order_id from public.payments where customer_email = $1', [
    person.email,
  ]);
  expect(rows).toEqual([]);
});

test('who begins too many orders reads when to try again, and nothing typed is lost', async ({
  visitor,
  problems,
}) => {
  const person = someone();
  for (let orders = 0; orders < 3; orders += 1) {
    const answer = await visitor.request.post('/.netlify/functions/create-payment-order', {
      data: {
        mentorshipType: 'resume_preparation',
        amount: 149,
        customerName: person.name,
        customerEmail: person.email,
        customerPhone: person.phone,
      },
    });
    expect(answer.status()).toBe(200);
  }
  problems.expect(/429: POST \/\.netlify\/functions\/create-payment-order/);
  await goToPayment(visitor, person);
  await visitor.getByLabel('Full Name').fill('Asha R. Verma');
  await visitor.getByRole('button', { name: 'Pay ₹149' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Please try again in 60 minutes.');
  await expect(visitor.getByLabel('Full Name')).toHaveValue('Asha R. Verma');
  await expect(visitor.getByLabel('Email Address')).toHaveValue(person.email);
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(person.phone);
  await expect(visitor.getByRole('button', { name: 'Pay ₹149' })).toBeEnabled();
});

test('a price changed in the browser is refused, and the right one is shown', async ({
  visitor,
  problems,
}) => {
  problems.expect(/409: POST \/\.netlify\/functions\/create-payment-order/);
  await goToPayment(visitor, someone());
  await visitor.evaluate(() => {
    const checkout = JSON.parse(sessionStorage.getItem('mentor.checkout') ?? '{}') as object;
    sessionStorage.setItem('mentor.checkout', JSON.stringify({ ...checkout, amount: 1 }));
  });
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Pay ₹1', exact: true }).click();
  await expect(visitor.getByRole('alert')).toContainText('The price is ₹149');
  await expect(visitor.getByRole('button', { name: 'Pay ₹149' })).toBeEnabled();
});
