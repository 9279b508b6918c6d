import { describe, expect, test } from 'vitest';
import { record } from '../payment/orders.ts';
import { aPhoneMessage } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import {
  asMentor,
  bookingOf,
  cancel,
  choose,
  holdingOrder,
  letTimePass,
  paidOrder,
} from './bookings.ts';
import {
  claimed,
  kinds,
  reminders,
  send,
  usePhoneMessages,
  waiting,
  wanted,
  type Message,
} from './phone-messages.ts';
import { inIndia } from './schedule.ts';

usePhoneMessages();

const nine = inIndia(3, '09:00');

describe('a buyer who wants messages', () => {
  test('is told of the booked time and reminded of it, when the mails are', async () => {
    const orderId = await paidOrder(wanted);
    expect(await waiting(orderId)).toEqual([]);
    await choose(orderId, nine);
    const messages = await waiting(orderId);
    expect(messages.map(({ kind }) => kind)).toEqual(['session_booked', ...reminders]);
    const { id, link_id } = await bookingOf(orderId);
    for (const { recipient, subject, payload, kind, due_at, expires_at } of messages) {
      expect(recipient).toBe('+919829012345');
      expect(subject).toBe(`${orderId}:0:buyer`);
      expect(payload).toEqual({
        booking_id: id,
        link_id,
        sequence: 0,
        starts_at: expect.any(String) as string,
        customer_name: expect.any(String) as string,
      });
      expect(Date.parse(String(payload['starts_at']))).toBe(Date.parse(nine));
      const [mail] = await backend.query<Message>(
        'select due_at from public.outbox where kind = $1 and subject = $2',
        [kind, subject],
      );
      expect(due_at).toEqual(mail?.due_at);
      expect(new Date(expires_at).getTime()).toBeLessThanOrEqual(Date.parse(nine));
    }
  });

  test('is told once of the time that was paid together with the session', async () => {
    const orderId = await holdingOrder(nine, wanted);
    await record(orderId, 'paid');
    expect(await kinds(orderId)).toEqual(['session_booked', ...reminders]);
  });

  test('is told of a move, and no more of the time before', async () => {
    const orderId = await paidOrder(wanted);
    await choose(orderId, nine);
    await asMentor(orderId, 'move', inIndia(4, '10:00'));
    const messages = await waiting(orderId);
    expect(messages.map(({ kind }) => kind)).toEqual(['session_moved', ...reminders]);
    expect(messages.map(({ payload }) => payload['sequence'])).toEqual([1, 1, 1]);
  });

  test('is told of a cancellation, and reminded of nothing', async () => {
    const orderId = await paidOrder(wanted);
    await choose(orderId, nine);
    await send('outbox', `${orderId}:0:buyer`);
    await cancel(orderId);
    expect(await kinds(orderId)).toContain('session_cancelled');
    expect(await claimed('session_cancelled')).toEqual(['session_cancelled']);
  });

  test('is not told late of what has changed since, although its mail was sent', async () => {
    const orderId = await paidOrder(wanted);
    await choose(orderId, nine);
    await send('outbox', orderId);
    await cancel(orderId);
    for (const kind of ['session_booked', ...reminders])
      expect(await claimed(kind)).not.toContain(kind);
    expect(await kinds(orderId)).toEqual(['session_cancelled']);
  });

  test('is not reminded of a session that has begun', async () => {
    const orderId = await paidOrder(wanted);
    await choose(orderId, nine);
    await backend.query(
      `update public.phone_messages set expires_at = now() - interval '1 second' where kind = $1`,
      ['session_reminder_hour'],
    );
    expect(await claimed('session_reminder_hour')).toEqual(['session_booked']);
    await letTimePass(orderId, '4 days');
    expect(await kinds(orderId)).toEqual(['session_booked', 'session_reminder_day']);
  });

  test('keeps what was sent when the mail is taken back', async () => {
    const orderId = await paidOrder(wanted);
    await choose(orderId, nine);
    await send('phone_messages', orderId);
    await cancel(orderId);
    const sent = await backend.query(
      `select kind from public.phone_messages where sent_at is not null and subject like $1 || '%'`,
      [orderId],
    );
    expect(sent).toHaveLength(3);
  });
});

test('a message is leased to one sender, who gets it again after a while', async () => {
  await paidOrder(wanted).then((orderId) => choose(orderId, nine));
  expect(await claimed('')).toEqual(['session_booked']);
  expect(await claimed('')).toEqual([]);
  expect(await claimed('session_booked')).toEqual(['session_booked']);
});

test.each([
  '9829012345',
  '+0829012345',
  '+91 9829012345',
  '+9198290123456789',
  '+915829012345',
  '+447700900123',
])('a number that is no mobile one of India is not stored: %s', async (recipient) => {
  const { error } = await people.service
    .from('phone_messages')
    .insert(aPhoneMessage({ recipient }));
  expect(error?.message ?? '').toContain('phone_messages_recipient_is_number');
});
