import type { Locator } from '@playwright/test';
import { hold } from '../../support/browser/network.ts';
import { paidOrder } from '../../support/browser/sessions.ts';
import { expect, test } from '../../support/test.ts';

// What the page knows better comes while somebody presses what it says already.

async function pressDown(link: Locator): Promise<void> {
  await link.hover();
  await link.page().mouse.down();
}

test('a press on Choose a time is not lost while the page asks for the session', async ({
  visitor,
  database,
}) => {
  const orderId = await paidOrder(database);
  const code = await hold(visitor, '**/_astro/SessionStep.*.js');
  await visitor.goto(`/payment/success?order_id=${orderId}`);
  await pressDown(visitor.getByRole('link', { name: 'Choose a time' }));
  const asked = visitor.waitForResponse('**/.netlify/functions/session?*');
  code.resolve();
  await asked;
  await visitor.mouse.up();
  await expect(visitor.getByRole('heading', { name: 'Choose your time' })).toBeVisible();
});

test('a press on My Courses is not lost while the page finds out who reads it', async ({
  visitor,
  database,
}) => {
  const orderId = await paidOrder(database);
  await database(
    `update public.payments set mentorshiptype = 'resume_interview_course' where order_id = $1`,
    [orderId],
  );
  const code = await hold(visitor, '**/_astro/FindCourseReader.*.js');
  await visitor.goto(`/payment/success?order_id=${orderId}`);
  await pressDown(visitor.getByRole('main').getByRole('link', { name: 'Open My Courses' }));
  code.resolve();
  await expect(visitor.getByRole('link', { name: 'Log in or sign up' })).toBeVisible();
  await visitor.mouse.up();
  await expect(visitor).toHaveURL(/\/auth\?next=/);
});

test('a confirmation email is announced right after the payment, and not days later', async ({
  visitor,
  database,
}) => {
  const [fresh, old] = [await paidOrder(database), await paidOrder(database, '2 days')];
  const words = visitor.getByRole('status').getByText('Keep the order ID');
  await visitor.goto(`/payment/success?order_id=${fresh}`);
  await expect(words).toContainText('A confirmation email follows');
  await visitor.goto(`/payment/success?order_id=${old}`);
  await expect(words).toBeVisible();
  await expect(words).not.toContainText('A confirmation email follows');
});
