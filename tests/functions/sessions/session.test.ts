import { describe, expect, test } from 'vitest';
import { invitationIn } from '../../support/invitation.ts';
import { newOrder } from '../../support/shop-order.ts';
import { choose, freeTime, mailsAbout, mentorEmail, paidBuyer, sessionOf } from './buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

test('someone who has paid and has no time yet sees that, and no joining link', async () => {
  const { orderId } = await paidBuyer(shop);
  const { status, body, headers } = await sessionOf(shop, { order_id: orderId });
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[0-9a-f]{32}[\w-]{22}$/),
    order_id: orderId,
    mentorshiptype: 'resume_preparation',
    status: 'needs_time',
    starts_at: null,
    ends_at: null,
    lost_start: null,
    was_refunded: false,
    sequence: 0,
    moves_left: 1,
    change_until: null,
    joining_link: null,
    phone_messages: false,
    papers: { questions: [], resumes: [], shared_note: null, steps: [] },
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the order and the token of the page show the same, and looking changes nothing', async () => {
  const { orderId } = await paidBuyer(shop);
  await choose(shop, orderId, await freeTime(shop));
  const rows = () =>
    shop.stack.backend.query('select * from bookings where order_id = $1', [orderId]);
  const before = await rows();
  const { body } = await sessionOf(shop, { order_id: orderId });
  const byToken = await sessionOf(shop, { token: String(body['token']) });
  expect(byToken.body).toEqual(body);
  expect(await rows()).toEqual(before);
});

describe('a time that was held while somebody paid', () => {
  test('is booked with the payment: one mail to the buyer, with the invitation, and one to the mentor', async () => {
    const start = await freeTime(shop);
    const { orderId, email } = await paidBuyer(shop, {}, start);
    const { body } = await sessionOf(shop, { order_id: orderId });
    expect(body).toMatchObject({ status: 'booked', starts_at: start });
    const mails = await mailsAbout(shop, orderId, email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Booking confirmed: 1-to-1 Resume Preparation',
    ]);
    expect(mails[0]?.text).toContain(`/session/${String(body['token'])}`);
    expect(mails[0]?.text).not.toContain('/schedule');
    expect(invitationIn(mails[0])).toMatchObject({ method: 'REQUEST', sequence: 0 });
    expect(await mailsAbout(shop, orderId, mentorEmail)).toHaveLength(1);
  });

  test('and went to somebody else is named in the confirmation, which leads to choosing another', async () => {
    const start = await freeTime(shop);
    const { body } = await shop.pay(newOrder());
    const orderId = String(body['orderId']);
    const { query } = shop.stack.backend;
    await query('select hold_for_order($1, $2, $3)', [orderId, start, 'c'.repeat(64)]);
    await query(`update bookings set hold_ends = now() - interval '1 minute' where order_id = $1`, [
      orderId,
    ]);
    await choose(shop, (await paidBuyer(shop)).orderId, start);
    await shop.provider.pay(String(body['paymentSessionId']));
    await shop.provider.idle();
    const { body: session } = await sessionOf(shop, { order_id: orderId });
    expect(session).toMatchObject({ status: 'needs_time', lost_start: start });
    const [{ recipient } = { recipient: '' }] = await query<{ recipient: string }>(
      'select recipient from outbox where subject = $1',
      [orderId],
    );
    const [mail] = await mailsAbout(shop, orderId, recipient);
    expect(mail?.text).toContain('was no longer free when your payment arrived');
    expect(mail?.text).toContain(`/schedule?order_id=${orderId}`);
    expect(mail?.attachments).toEqual([]);
  });
});
