import type { Page } from '@playwright/test';
import { result, someone } from '../../support/browser/booking-steps.ts';
import { chooseOwnTime } from '../../support/browser/own-time.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { expect, test } from '../../support/test.ts';

const box = (page: Page) =>
  page.getByRole('checkbox', { name: 'Send my confirmation and reminders by WhatsApp too' });

async function onPhone(inboxUrl: string, phone: string): Promise<string[]> {
  const answer = await fetch(`${inboxUrl}/phone/messages?to=%2B91${phone}`);
  return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
}

test('who asks for it is told of their session by WhatsApp too @phone', async ({
  visitor,
  database,
  stack,
  context,
  provider,
}) => {
  const person = someone();
  const time = await chooseOwnTime(visitor, database, person);
  await expect(box(visitor)).not.toBeChecked();
  await expect(box(visitor)).toHaveAccessibleDescription(
    'To the number above. Stop them any time, on your session’s page.',
  );
  await box(visitor).check();
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();

  await expect.poll(() => onPhone(stack.inboxUrl, person.phone)).toHaveLength(1);
  const [message = ''] = await onPhone(stack.inboxUrl, person.phone);
  expect(message).toContain(`Hello ${person.name}, your session is booked: `);
  expect(message).toContain(`${time.clock} IST`);

  // The way to it that somebody takes who looks at the inbox.
  const inbox = await context.newPage();
  await inbox.goto(stack.inboxUrl);
  await inbox.getByRole('link', { name: 'Messages to phones' }).click();
  await expect(inbox.getByText(message)).toBeVisible();
});

test('who does not tick the box gets no message', async ({
  visitor,
  database,
  stack,
  inbox,
  provider,
}) => {
  const person = someone();
  await chooseOwnTime(visitor, database, person);
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await openHostedPage(visitor);
  await provider.payByCard(visitor);
  await expect.poll(() => inbox.messages(person.email)).toHaveLength(1);
  expect(await onPhone(stack.inboxUrl, person.phone)).toEqual([]);
  const queued = await database('select id from public.phone_messages where recipient = $1', [
    `+91${person.phone}`,
  ]);
  expect(queued).toEqual([]);
});
