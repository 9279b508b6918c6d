import { expect, test } from 'vitest';
import { invitationIn } from '../../support/invitation.ts';
import {
  cancel,
  choose,
  freeTime,
  joiningLink,
  mailsAbout,
  mentorEmail,
  paidBuyer,
  sessionOf,
} from './buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions();

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
