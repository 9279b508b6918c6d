import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Shop } from '../../support/functions.ts';
import { invitationIn } from '../../support/invitation.ts';
import {
  cancel,
  choose,
  freeTime,
  joiningLink,
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

/** When the stored session begins and ends. */
async function storedTimes(orderId: string) {
  const [row] = await shop.stack.backend.query<{ begins: string; ends: string }>(
    'select starts_at as begins, ends_at as ends from bookings where order_id = $1',
    [orderId],
  );
  const isoOf = (moment = '') => new Date(moment).toISOString();
  return { begins: isoOf(row?.begins), ends: isoOf(row?.ends) };
}

test('someone who holds the id of a paid order chooses a time, moves it once and cancels it', async () => {
  const { orderId, email } = await paidBuyer(shop);
  const start = await freeTime(shop);
  const booked = await choose(shop, orderId, start);
  expect(booked.status).toBe(200);
  expect(booked.body).toMatchObject({
    order_id: orderId,
    mentorshiptype: 'resume_preparation',
    status: 'booked',
    starts_at: start,
    sequence: 0,
    moves_left: 1,
    joining_link: joiningLink,
    lost_start: null,
  });
  const changeUntil = new Date(Date.parse(start) - 24 * 60 * 60 * 1000).toISOString();
  expect(booked.body['change_until']).toBe(changeUntil);

  const [confirmation, mail, ...more] = await mailsAbout(shop, orderId, email);
  expect(more).toEqual([]);
  expect(confirmation?.text).toContain(`/schedule?order_id=${orderId}`);
  expect(mail?.subject).toMatch(/^Your session is booked: .* IST$/);
  expect(mail?.text).toContain(`${shop.stack.url}/session/${String(booked.body['token'])}`);
  const first = invitationIn(mail);
  expect(first).toMatchObject({
    contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    method: 'REQUEST',
    sequence: 0,
    ...(await storedTimes(orderId)),
    place: joiningLink,
    attendees: [`mailto:${email}`],
  });
  const [mentorMail, ...others] = await mailsAbout(shop, orderId, mentorEmail);
  expect(others).toEqual([]);
  expect(mentorMail?.subject).toMatch(/^New session: /);
  expect(mentorMail?.text).toContain(email);
  expect(invitationIn(mentorMail)).toMatchObject({
    method: 'PUBLISH',
    uid: first.uid,
    ...(await storedTimes(orderId)),
  });

  const later = await freeTime(shop, 5);
  const moved = await choose(shop, orderId, later);
  expect(moved.body).toMatchObject({ starts_at: later, sequence: 1, moves_left: 0 });
  const [, , movedMail] = await mailsAbout(shop, orderId, email);
  expect(movedMail?.subject).toMatch(/^Your session has a new time: /);
  expect(invitationIn(movedMail)).toMatchObject({
    method: 'REQUEST',
    uid: first.uid,
    sequence: 1,
    ...(await storedTimes(orderId)),
  });

  const cancelled = await cancel(shop, orderId);
  expect(cancelled.body).toMatchObject({
    status: 'cancelled_by_buyer',
    starts_at: later,
    joining_link: null,
    change_until: null,
  });
  const [, , , cancelledMail] = await mailsAbout(shop, orderId, email);
  expect(cancelledMail?.subject).toMatch(/^Your session is cancelled: /);
  expect(invitationIn(cancelledMail)).toMatchObject({
    contentType: 'text/calendar; charset=utf-8; method=CANCEL',
    method: 'CANCEL',
    uid: first.uid,
    sequence: 2,
    status: 'CANCELLED',
    ...(await storedTimes(orderId)),
  });
  const toMentor = await mailsAbout(shop, orderId, mentorEmail);
  expect(toMentor.map(({ subject }) => subject.split(':')[0])).toEqual([
    'New session',
    'Session moved',
    'Session cancelled',
  ]);
});

test('someone who holds the token of the page changes the session as well', async () => {
  const { orderId } = await paidBuyer(shop);
  const { body } = await sessionOf(shop, { order_id: orderId });
  const token = String(body['token']);
  const start = await freeTime(shop);
  const { status, body: booked } = await shop.call('change-session', {
    body: { token, action: 'choose', starts_at: start },
  });
  expect(status).toBe(200);
  expect(booked).toMatchObject({ status: 'booked', starts_at: start, token });
});

test('the same choice again changes nothing and sends nothing', async () => {
  const { orderId, email } = await paidBuyer(shop);
  const start = await freeTime(shop);
  await choose(shop, orderId, start);
  const again = await choose(shop, orderId, start);
  expect(again.body).toMatchObject({ sequence: 0, moves_left: 1 });
  expect(await mailsAbout(shop, orderId, email)).toHaveLength(2);
});

describe('a change is refused', () => {
  test('for a time that somebody else has just taken, and the session stays what it was', async () => {
    const [one, other] = [await paidBuyer(shop), await paidBuyer(shop)];
    const start = await freeTime(shop);
    const answers = await Promise.all([
      choose(shop, one.orderId, start),
      choose(shop, other.orderId, start),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ title: 'This time is not free any more' });
    expect(refused?.headers.get('content-type')).toContain('application/problem+json');
    const sessions = await Promise.all(
      [one, other].map(({ orderId }) => sessionOf(shop, { order_id: orderId })),
    );
    expect(sessions.map(({ body }) => body['status']).sort()).toEqual(['booked', 'needs_time']);
  });

  test.each([
    ['the year 0', '0000-01-01T00:00:00Z'],
    ['the year 9999, in another zone', '9999-12-31T23:59:59-14:00'],
    ['a past time', '2020-01-01T00:00:00Z'],
    ['a time between two sessions', new Date(Date.now() + 86_400_123).toISOString()],
  ])('for %s', async (_, start) => {
    const { orderId } = await paidBuyer(shop);
    const { status, body } = await choose(shop, orderId, start);
    expect(status).toBe(409);
    expect(body).toMatchObject({ title: 'This time is not free any more' });
  });

  test('within the last 24 hours, with the rule', async () => {
    const { orderId } = await paidBuyer(shop);
    await choose(shop, orderId, await freeTime(shop, 0));
    for (const answer of [
      await cancel(shop, orderId),
      await choose(shop, orderId, await freeTime(shop, 4)),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        title: 'It is too late to change this session',
        detail: expect.stringContaining('until 24 hours before it begins'),
      });
    }
  });

  test('after the last move, with how many there are', async () => {
    const { orderId } = await paidBuyer(shop);
    await choose(shop, orderId, await freeTime(shop, 3));
    await choose(shop, orderId, await freeTime(shop, 4));
    const { status, body } = await choose(shop, orderId, await freeTime(shop, 5));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      title: 'This session cannot be moved again',
      detail: expect.stringContaining('You can move a session once'),
    });
  });

  test('after a refund, and the order shows its cancelled session', async () => {
    const { orderId, sessionId } = await paidBuyer(shop);
    const start = await freeTime(shop);
    await choose(shop, orderId, start);
    await shop.provider.refund(sessionId);
    await shop.provider.idle();
    const { body } = await sessionOf(shop, { order_id: orderId });
    expect(body).toMatchObject({ status: 'cancelled_by_mentor', starts_at: start });
    for (const answer of [await cancel(shop, orderId), await choose(shop, orderId, start)]) {
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ title: 'This session cannot be changed any more' });
    }
  });

  test.each([
    ['no session', {}],
    ['two ways to name it', { order_id: `ord_${'0'.repeat(32)}`, token: 'x' }],
    ['no order id', { order_id: 'neq.x' }],
    ['another action', { order_id: `ord_${'0'.repeat(32)}`, action: 'refund' }],
    ['no time', { order_id: `ord_${'0'.repeat(32)}`, action: 'choose' }],
    ['a text for a time', { token: 'x', action: 'choose', starts_at: 'soon' }],
  ])('with %s', async (_, changes) => {
    const { status, body } = await shop.call('change-session', {
      body: { action: 'cancel', ...changes },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: 'The change could not be confirmed' });
  });

  test('for an order that nobody has paid, or a course', async () => {
    const unknown = await cancel(shop, `ord_${'0'.repeat(32)}`);
    const course = await paidBuyer(shop, { mentorshipType: 'end_to_end_course', amount: 499 });
    for (const { status, body } of [unknown, await cancel(shop, course.orderId)]) {
      expect(status).toBe(404);
      expect(body).toMatchObject({ title: 'No session found' });
    }
  });

  test('for someone who tries too often, and by a link', async () => {
    const unknown = `ord_${'0'.repeat(32)}`;
    await Promise.all(Array.from({ length: 30 }, () => cancel(shop, unknown)));
    expect((await cancel(shop, unknown)).status).toBe(429);
    expect((await shop.call('change-session', { method: 'GET' })).status).toBe(405);
  });
});
