import { describe, expect, test } from 'vitest';
import { newOrderId, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { record } from './issues.ts';
import { order } from './orders.ts';

useBackend();

const calls: [name: string, parameters: object][] = [
  ['payment_history', { order_id: `ord_${'0'.repeat(32)}` }],
  ['end_refund_request', { order_id: `ord_${'0'.repeat(32)}` }],
  ['payment_issues', {}],
  ['resolve_payment_issue', { kind: 'mismatch', id: 'evt_1' }],
];

test.each(calls)('nobody but an admin can ask for %s', async (name, parameters) => {
  for (const client of [people.visitor, people.student.client, people.otherStudent.client]) {
    const { data, error } = await client.rpc(name, parameters);
    expect(error?.code).toBe('42501');
    expect(data).toBeNull();
  }
  expect((await people.admin.client.rpc(name, parameters)).error).toBeNull();
});

test('the audit log names the admin of a refund once, and not of an order that is not refunded', async () => {
  const orderId = await order();
  const endRequest = () =>
    people.admin.client.rpc('end_refund_request', { order_id: orderId }).throwOnError();
  const auditLog = () =>
    backend.query(
      `select admin_name, summary from admin_actions where row_id = $1 and admin_id is not null`,
      [orderId],
    );
  await endRequest();
  expect(await auditLog()).toEqual([]);
  await record(orderId, 'refunded');
  await Promise.all([endRequest(), endRequest()]);
  expect(await auditLog()).toEqual([
    { admin_name: 'Ananya Mehra', summary: 'asked for the refund' },
  ]);
});

test('the audit log names the admin of a refund also when another had moved the order', async () => {
  const orderId = await order({ mentorshiptype: 'resume_interview_course' });
  await record(orderId, 'paid');
  await people.admin.client
    .rpc('move_order', { order_id: orderId, email: 'right@college.example' })
    .throwOnError();
  await record(orderId, 'refunded');
  await people.admin.client.rpc('end_refund_request', { order_id: orderId }).throwOnError();
  const lines = await backend.query(
    `select summary from admin_actions where row_id = $1 and admin_id is not null order by happened_at`,
    [orderId],
  );
  expect(lines).toEqual([{ summary: 'customer_email' }, { summary: 'asked for the refund' }]);
});

describe('the totals', () => {
  const totals = async () => {
    const { data } = await people.admin.client.rpc('payment_totals').throwOnError();
    return data as { month: string }[];
  };

  test('sum up what came and what went back, by the month in India', async () => {
    // The last evening of April in London is the first of May in India.
    const paid_at = '2019-04-30T19:00:00Z';
    await order({ livemode: true, payment_status: 'paid', paid_at, amount: 199 });
    await order({ livemode: true, payment_status: 'paid', paid_at, amount: 499 });
    await order({
      livemode: true,
      payment_status: 'refunded',
      paid_at: '2019-04-10T10:00:00Z',
      refunded_at: paid_at,
    });
    await order({ livemode: false, payment_status: 'paid', paid_at });
    await order({ livemode: true });
    const months = (await totals()).filter(({ month }) => month < '2020');
    const none = { paid: 0, received_in_paise: 0, refunded: 0, returned_in_paise: 0 };
    expect(months).toEqual([
      { ...none, month: '2019-05', livemode: false, paid: 1, received_in_paise: 14_900 },
      {
        month: '2019-05',
        livemode: true,
        paid: 2,
        received_in_paise: 69_800,
        refunded: 1,
        returned_in_paise: 14_900,
      },
      { ...none, month: '2019-04', livemode: true, paid: 1, received_in_paise: 14_900 },
    ]);
  });

  test('are nothing to anybody else', async () => {
    await order({ payment_status: 'paid' });
    expect((await people.student.client.rpc('payment_totals')).data).toEqual([]);
    expect((await people.visitor.rpc('payment_totals')).error?.code).toBe('42501');
  });
});

describe('the history of an order', () => {
  const history = async (orderId: string) => {
    const { data } = await people.admin.client
      .rpc('payment_history', { order_id: orderId })
      .throwOnError();
    return (data as Row[]).map(({ kind, detail, outcome }) => [kind, detail, outcome]);
  };

  test('holds what Stripe told, what was asked, and every mail', async () => {
    const orderId = await order();
    await record(orderId, 'paid', { currency: 'usd', event_id: `evt_${orderId}` });
    await record(orderId, 'paid');
    await record(orderId, 'refunded');
    await record(orderId, 'refunded');
    const lines = await history(orderId);
    expect(lines[0]).toEqual(['order', 'resume_preparation', null]);
    expect(lines.slice(1)).toEqual(
      expect.arrayContaining([
        ['money', expect.stringMatching(/^T-.*\/\d{4}$/), 'received'],
        ['money', expect.stringMatching(/^T-.*\/\d{4}$/), 'returned'],
        ['event', 'asked', 'mismatch'],
        ['event', 'asked: paid', 'applied'],
        ['event', 'asked: refunded', 'applied'],
        ['mail', 'booking_confirmation', 'waiting'],
        ['mail', 'refund', 'waiting'],
      ]),
    );
    expect(lines).toHaveLength(8);
  });

  test('of one that nobody knows is empty', async () => {
    expect(await history(newOrderId())).toEqual([]);
  });
});
