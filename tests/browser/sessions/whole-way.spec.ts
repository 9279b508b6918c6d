import { result, someone } from '../../support/browser/booking-steps.ts';
import { openDesk, showAllWaiting } from '../../support/browser/desk-sessions.ts';
import type { InboxReader, Mail } from '../../support/browser/inbox.ts';
import { chooseOwnTime, holdForSomebodyElse } from '../../support/browser/own-time.ts';
import { openHostedPage } from '../../support/browser/payment-outcomes.ts';
import { bookingOf, buySession, chooseATime, confirm } from '../../support/browser/sessions.ts';
import { invitationIn } from '../../support/invitation.ts';
import { linkIn } from '../../support/mail-contents.ts';
import { expect, test } from '../../support/test.ts';

/** The mails to an address, oldest first, once there are so many. */
async function mailsTo(inbox: InboxReader, email: string, count: number): Promise<Mail[]> {
  await expect.poll(() => inbox.messages(email)).toHaveLength(count);
  return (await inbox.messages(email)).reverse();
}

test('who lost the held time while paying is told by one mail and in the mentor’s list, and chooses another', async ({
  visitor,
  admin,
  database,
  inbox,
  provider,
}) => {
  const person = someone();
  const time = await chooseOwnTime(visitor, database, person);
  await expect(visitor.getByText(/^Held for you until/)).toBeVisible();
  await visitor.getByRole('button', { name: 'Continue to payment' }).click();
  await openHostedPage(visitor);
  await database('update public.bookings set hold_ends = now() where starts_at = $1', [
    time.startsAt,
  ]);
  await holdForSomebodyElse(database, time.startsAt);
  await provider.payByCard(visitor);
  await expect(result(visitor, 'Payment Successful!')).toBeVisible();
  const orderId = new URL(visitor.url()).searchParams.get('order_id') ?? '';
  await expect
    .poll(() => bookingOf(database, orderId))
    .toMatchObject({ status: 'needs_time', starts_at: null });
  const [told] = await mailsTo(inbox, person.email, 1);
  expect(told?.text).toContain('was no longer free when your payment arrived');

  await openDesk(admin.page);
  await showAllWaiting(admin.page);
  const waiting = admin.page.getByRole('listitem').filter({ hasText: person.email });
  await expect(waiting).toContainText('was no longer free when their money came');

  await visitor.goto(linkIn(told ?? { html: '' }, '/schedule'));
  await expect(visitor.getByText(/was no longer free/)).toBeVisible();
  const chosen = await chooseATime(visitor);
  await confirm(visitor).click();
  await expect(visitor.getByRole('heading', { level: 2, name: chosen })).toBeVisible();
  const [, booked] = await mailsTo(inbox, person.email, 2);
  const booking = await bookingOf(database, orderId);
  expect(invitationIn(booked)).toMatchObject({
    method: 'REQUEST',
    begins: new Date(booking?.starts_at ?? '').toISOString(),
  });
});

test('a session is moved and cancelled from its mail, and the calendar follows @phone', async ({
  visitor,
  database,
  inbox,
  provider,
}) => {
  const orderId = await buySession(visitor, provider);
  const [{ email } = { email: '' }] = await database<{ email: string }>(
    'select customer_email as email from public.payments where order_id = $1',
    [orderId],
  );
  await visitor.getByRole('link', { name: 'Choose a time' }).click();
  await chooseATime(visitor);
  await confirm(visitor).click();
  const startsAt = async () =>
    new Date((await bookingOf(database, orderId))?.starts_at ?? '').toISOString();
  const [, bookedMail] = await mailsTo(inbox, email, 2);
  const booked = invitationIn(bookedMail);
  expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0, begins: await startsAt() });
  expect(booked.attendees).toEqual([`mailto:${email}`]);

  await visitor.goto(linkIn(bookedMail ?? { html: '' }, '/session/'));
  await visitor.getByRole('button', { name: 'Move', exact: true }).click();
  const later = await chooseATime(visitor);
  await confirm(visitor).click();
  await expect(visitor.getByRole('heading', { level: 2, name: later })).toBeVisible();
  const [, , movedMail] = await mailsTo(inbox, email, 3);
  expect(invitationIn(movedMail)).toMatchObject({
    method: 'REQUEST',
    uid: booked.uid,
    sequence: 1,
    begins: await startsAt(),
  });

  await visitor.goto(linkIn(movedMail ?? { html: '' }, '/session/'));
  await visitor.getByRole('button', { name: 'Cancel', exact: true }).click();
  await visitor
    .getByRole('dialog', { name: 'Cancel this session?' })
    .getByRole('button', { name: 'Cancel the session' })
    .click();
  await expect(visitor.getByRole('heading', { name: 'You have cancelled' })).toBeVisible();
  const [, , , cancelledMail] = await mailsTo(inbox, email, 4);
  expect(invitationIn(cancelledMail)).toMatchObject({ method: 'CANCEL', uid: booked.uid });
});
