import { describe, expect, test } from 'vitest';
import { leave } from '../admin/inquiries.ts';
import { newcomer } from '../auth/aged-sessions.ts';
import { call } from '../courses/course.ts';
import { paymentOf } from '../payment/orders.ts';
import { aBooking } from '../support/sample-rows.ts';
import { backend, people } from '../support/use-backend.ts';
import { asMentor, bookingOf, choose, paidOrder } from './bookings.ts';
import { kindsOf, useSessionMails, waitingMails } from './mails.ts';
import { bookedOrder, mailsTo, move, nine, right, wrong } from './moved-order.ts';
import { reminders, waiting } from './phone-messages.ts';
import { inIndia } from './schedule.ts';

useSessionMails();

describe('a session that was paid for under a wrong address', () => {
  test('goes to the right one with a new link, in one mail', async () => {
    const orderId = await bookedOrder();
    await backend.query(`update public.outbox set sent_at = now() where kind = 'session_booked'`);
    const before = await bookingOf(orderId);
    expect(await move(orderId, ` ${right.toUpperCase()} `)).toBe('moved');
    expect((await paymentOf(orderId))['customer_email']).toBe(right);
    const after = await bookingOf(orderId);
    expect(after).toMatchObject({ id: before.id, status: 'booked', opens_by_order: false });
    expect(after.link_id).not.toBe(before.link_id);

    const waiting = await waitingMails(orderId);
    expect(kindsOf(waiting)).toEqual([
      'session_order_moved to buyer',
      'session_reminder_day to buyer',
      'session_reminder_hour to buyer',
      'session_feedback to buyer',
    ]);
    for (const { recipient, payload } of waiting) {
      expect(recipient).toBe(right);
      expect(payload).toMatchObject({ customer_email: right, link_id: after.link_id });
    }
  });

  test('tells nothing more to the wrong one, not even what was waiting for it', async () => {
    const orderId = await bookedOrder();
    expect(await mailsTo(wrong)).toContain('booking_confirmation');
    await move(orderId, right);
    expect(await mailsTo(wrong)).toEqual([]);
    await asMentor(orderId, 'move', inIndia(3, '15:00'));
    await asMentor(orderId, 'cancel');
    expect(await mailsTo(wrong)).toEqual([]);
  });

  test('takes the inquiry with it, and the account of the wrong address sees nothing of it', async () => {
    const [stranger, buyer] = [await newcomer(), await newcomer()];
    const inquiry = await leave(aBooking({ email: stranger.email }));
    const orderId = await paidOrder({
      customer_email: stranger.email,
      submission_id: inquiry['id'],
    });
    await backend.query('delete from public.outbox');
    await move(orderId, buyer.email);
    const recordsOf = async (person: typeof buyer) =>
      JSON.stringify(await call(person, 'own_records'));
    expect(await recordsOf(stranger)).not.toContain(orderId);
    expect(await recordsOf(stranger)).not.toContain(String(inquiry['id']));
    expect(await recordsOf(buyer)).toContain(orderId);
    expect(await recordsOf(buyer)).toContain(String(inquiry['id']));
    expect(await call(stranger, 'own_bookings')).toEqual([]);
    expect(await call(buyer, 'own_bookings')).toMatchObject([{ opens_by_order: false }]);
  });

  test('without a time is asked for one under the right address', async () => {
    const orderId = await paidOrder({ customer_email: wrong });
    await asMentor(orderId, 'remind');
    expect(await move(orderId, right)).toBe('moved');
    expect(kindsOf(await waitingMails(orderId))).toEqual(['session_order_moved to buyer']);
    expect((await waitingMails(orderId))[0]).toMatchObject({
      recipient: right,
      payload: { status: 'needs_time' },
    });
  });

  test('is moved again, and only the newest mail is sent', async () => {
    const orderId = await bookedOrder();
    await move(orderId, 'rohan@gmal.example');
    expect(await move(orderId, right)).toBe('moved');
    const { data } = await people.service.rpc('claim_outbox', { batch: 100 }).throwOnError();
    const moved = (data as { kind: string; recipient: string }[]).filter(
      ({ kind }) => kind === 'session_order_moved',
    );
    expect(moved.map(({ recipient }) => recipient)).toEqual([right]);
  });

  test('keeps what its buyer agreed to about messages to the phone', async () => {
    await backend.query(
      `insert into public.consents (purpose, email, phone, notice_version, place)
       values ('whatsapp_reminders', $1, '9829012345', private.current_notice(), 'booking')`,
      [wrong],
    );
    const orderId = await paidOrder({
      wants_phone_messages: true,
      customer_phone: '9829012345',
      customer_email: wrong,
    });
    await choose(orderId, nine);
    await move(orderId, right);
    const open = await backend.query(
      `select email from public.consents where withdrawn_at is null and lower(email) in ($1, $2)`,
      [wrong, right],
    );
    expect(open).toEqual([{ email: right }]);
    const { link_id } = await bookingOf(orderId);
    const messages = await waiting(orderId);
    expect(messages.map(({ kind }) => kind)).toEqual(reminders);
    for (const { payload } of messages) expect(payload['link_id']).toBe(link_id);
  });

  test('leaves one line in the audit log, without an address', async () => {
    const orderId = await bookedOrder();
    await move(orderId, right);
    const { id } = await bookingOf(orderId);
    const { data } = await people.admin.client
      .from('admin_actions')
      .select('admin_name, table_name, summary')
      .in('row_id', [orderId, id]);
    expect(data).toEqual([
      { admin_name: 'Ananya Mehra', table_name: 'payments', summary: 'customer_email' },
    ]);
  });
});
