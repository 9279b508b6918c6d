import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Shop } from '../../support/functions.ts';
import { invitationIn } from '../../support/invitation.ts';
import { newOrder } from '../../support/shop-order.ts';
import {
  choose,
  freeTime,
  mailsAbout,
  mentorEmail,
  openShopWithSessions,
  paidBuyer,
  sessionOf,
} from './buyer.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShopWithSessions();
});
beforeEach(() => shop.forgetCounts());
afterAll(() => shop.stop());

const changed = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;

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

describe('no session is shown', () => {
  test('for a token of which any character was changed', async () => {
    const { orderId } = await paidBuyer(shop);
    const { body } = await sessionOf(shop, { order_id: orderId });
    const token = String(body['token']);
    for (const at of [0, 31, 32, 40, token.length - 1]) {
      const { status, body } = await sessionOf(shop, { token: changed(token, at) });
      expect([status, body['title']]).toEqual([404, 'No session found']);
    }
    // The last character stands for four bits that no byte needs, so several could decode to the same bytes.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const accepted = [];
    for (const last of alphabet) {
      const { status } = await sessionOf(shop, { token: token.slice(0, -1) + last });
      if (status === 200) accepted.push(last);
    }
    expect(accepted).toEqual([token.at(-1)]);
  });

  test('for the id of one booking with the signature of another', async () => {
    const [one, other] = [await paidBuyer(shop), await paidBuyer(shop)];
    const tokens = await Promise.all(
      [one, other].map(async ({ orderId }) =>
        String((await sessionOf(shop, { order_id: orderId })).body['token']),
      ),
    );
    const [first = '', second = ''] = tokens;
    const { status } = await sessionOf(shop, { token: first.slice(0, 32) + second.slice(32) });
    expect(status).toBe(404);
  });

  test('for an order that is not paid, even while a time is held for it', async () => {
    const { body } = await shop.pay(newOrder());
    const orderId = String(body['orderId']);
    const start = await freeTime(shop);
    await shop.stack.backend.query('select hold_for_order($1, $2, $3)', [
      orderId,
      start,
      'b'.repeat(64),
    ]);
    expect((await sessionOf(shop, { order_id: orderId })).status).toBe(404);
  });

  test('for a course', async () => {
    const { orderId } = await paidBuyer(shop, {
      mentorshipType: 'end_to_end_course',
      amount: 499,
    });
    expect((await sessionOf(shop, { order_id: orderId })).status).toBe(404);
  });

  test('90 days after it by the link of a mail, in words of its own, while the order still shows it', async () => {
    const { orderId } = await paidBuyer(shop);
    await choose(shop, orderId, await freeTime(shop));
    const { body } = await sessionOf(shop, { order_id: orderId });
    const endedAgo = (days: number) =>
      shop.stack.backend.query(
        `update bookings
         set status = 'done', starts_at = ended - interval '30 minutes', ends_at = ended,
             blocked_from = ended - interval '30 minutes', blocked_to = ended
         from (select now() - make_interval(hours => $2) as ended) as times
         where order_id = $1`,
        [orderId, days * 24],
      );
    const token = String(body['token']);
    await endedAgo(89);
    expect((await sessionOf(shop, { token })).status).toBe(200);
    await endedAgo(91);
    const { status, body: problem } = await sessionOf(shop, { token });
    expect([status, problem['title']]).toEqual([404, 'This link has expired']);
    expect((await sessionOf(shop, { order_id: orderId })).body).toMatchObject({ status: 'done' });
  });

  test.each([
    ['nothing', {}, 400],
    ['two names', { order_id: `ord_${'0'.repeat(32)}`, token: 'x' }, 400],
    ['a filter', { order_id: 'neq.x' }, 400],
    ['an unknown order', { order_id: `ord_${'0'.repeat(32)}` }, 404],
    ['a guess', { token: 'x' }, 404],
    ['a long text', { token: 'a'.repeat(5000) }, 404],
  ])('for %s', async (_, key, expected) => {
    const { status, body } = await sessionOf(shop, key as Record<string, string>);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ title: 'No session found' });
  });

  test('for someone who asks too often, or posts', async () => {
    await Promise.all(
      Array.from({ length: 120 }, () => sessionOf(shop, { order_id: `ord_${'0'.repeat(32)}` })),
    );
    expect((await sessionOf(shop, { token: 'x' })).status).toBe(429);
    expect((await shop.call('session')).status).toBe(405);
  });
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
    expect(mail?.text).toContain('was taken before your payment arrived');
    expect(mail?.text).toContain(`/schedule?order_id=${orderId}`);
    expect(mail?.attachments).toEqual([]);
  });
});
