import { describe, expect, test } from 'vitest';
import { newcomer } from '../auth/aged-sessions.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { issuesOf, refund, refundId, refundMails } from './money-back.ts';
import { order, paymentOf, record, statusOf } from './orders.ts';

useBackend();

async function paidOrder() {
  const orderId = await order();
  await record(orderId, 'paid');
  return orderId;
}

describe('a refund that failed', () => {
  const failedRefund = async () => {
    const orderId = await paidOrder();
    const id = refundId();
    await refund(orderId, id, 'failed');
    return { orderId, id };
  };

  test('and was paid back another way makes the order refunded, once', async () => {
    const { orderId, id } = await failedRefund();
    const say = () => people.admin.client.rpc('record_refund_by_hand', { refund_id: id });
    await say().throwOnError();
    await say().throwOnError();
    expect(await paymentOf(orderId)).toMatchObject({
      payment_status: 'refunded',
      refund_state: 'done',
    });
    expect(await refundMails(orderId)).toEqual(['refund_by_hand']);
    expect(await issuesOf(orderId)).toEqual([]);
  });

  test('can be marked as resolved without it', async () => {
    const { orderId, id } = await failedRefund();
    await people.admin.client
      .rpc('resolve_payment_issue', { kind: 'refund_failed', id })
      .throwOnError();
    expect(await issuesOf(orderId)).toEqual([]);
    expect(await statusOf(orderId)).toBe('paid');
  });

  test('and was repeated has a line in the audit log for each admin who asked', async () => {
    const orderId = await paidOrder();
    const id = refundId();
    await refund(orderId, id, 'done');
    const endRequest = () =>
      people.admin.client.rpc('end_refund_request', { order_id: orderId }).throwOnError();
    await endRequest();
    await refund(orderId, id, 'failed');
    await endRequest();
    await refund(orderId, refundId(), 'done');
    await endRequest();
    await endRequest();
    const lines = await backend.query(
      `select summary from admin_actions where row_id = $1 and admin_id is not null`,
      [orderId],
    );
    expect(lines).toEqual(Array(2).fill({ summary: 'asked for the refund' }));
  });

  test('is for admins to speak of', async () => {
    const { orderId, id } = await failedRefund();
    const { error } = await people.student.client.rpc('record_refund_by_hand', { refund_id: id });
    expect(error).not.toBeNull();
    expect(await statusOf(orderId)).toBe('paid');
  });
});

describe('what a refund took away', () => {
  test('comes back when it fails: the course is open again', async () => {
    const buyer = await newcomer();
    const orderId = await order({
      mentorshiptype: 'resume_interview_course',
      customer_email: buyer.email,
    });
    await record(orderId, 'paid');
    const endedAt = async () => {
      const { data } = await buyer.client.from('enrolments').select('ended_at').single();
      return data?.ended_at as string | null;
    };
    const id = refundId();
    await refund(orderId, id, 'pending');
    expect(await endedAt()).not.toBeNull();
    await refund(orderId, id, 'failed');
    expect(await endedAt()).toBeNull();
  });

  test('comes back when it fails: a live session may be given a new time', async () => {
    const orderId = await paidOrder();
    const id = refundId();
    const booking = async () => {
      const { data } = await people.service
        .from('bookings')
        .select('status')
        .eq('order_id', orderId)
        .single();
      return data?.status as string;
    };
    expect(await booking()).toBe('needs_time');
    await refund(orderId, id, 'pending');
    await refund(orderId, id, 'failed');
    // The buyer may choose a time, as after any session that the mentor did not keep (private.owes_time).
    expect(await booking()).toBe('cancelled_by_mentor');
  });
});
