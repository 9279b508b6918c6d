import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mentorshipTypes, offerOf } from '#src/shared/content/offers.ts';
import { invitePeople, type People } from '../support/people.ts';
import { aMail, aPayment, newOrderId, type Row } from '../support/sample-rows.ts';
import { openTestBackend, type TestBackend } from '../support/test-backend.ts';

let backend: TestBackend;
let people: People;
beforeAll(async () => {
  backend = await openTestBackend();
  people = await invitePeople(backend);
});
afterAll(() => backend.close());

async function order(changes: Row = {}): Promise<string> {
  const row = aPayment(changes);
  await people.service.from('payments').insert(row).throwOnError();
  return String(row['order_id']);
}

const record = (orderId: string, newStatus: string, changes: Row = {}) =>
  people.service
    .rpc('record_payment_event', {
      event_type: 'asked',
      order_id: orderId,
      new_status: newStatus,
      amount_in_paise: 14_900,
      currency: 'inr',
      ...changes,
    })
    .throwOnError();

const calls: [name: string, parameters: object][] = [
  ['payment_history', { order_id: `ord_${'0'.repeat(32)}` }],
  ['log_refund', { order_id: `ord_${'0'.repeat(32)}` }],
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
  const logRefund = () =>
    people.admin.client.rpc('log_refund', { order_id: orderId }).throwOnError();
  const auditLog = () =>
    backend.query(
      `select admin_name, summary from admin_actions where row_id = $1 and admin_id is not null`,
      [orderId],
    );
  await logRefund();
  expect(await auditLog()).toEqual([]);
  await record(orderId, 'refunded');
  await Promise.all([logRefund(), logRefund()]);
  expect(await auditLog()).toEqual([
    { admin_name: 'Ananya Mehra', summary: 'asked for the refund' },
  ]);
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
    const none = { paid: 0, received_rupees: 0, refunded: 0, returned_rupees: 0 };
    expect(months).toEqual([
      { ...none, month: '2019-05', livemode: false, paid: 1, received_rupees: 149 },
      {
        month: '2019-05',
        livemode: true,
        paid: 2,
        received_rupees: 698,
        refunded: 1,
        returned_rupees: 149,
      },
      { ...none, month: '2019-04', livemode: true, paid: 1, received_rupees: 149 },
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

describe('what needs a look', () => {
  const issues = async () => {
    const { data } = await people.admin.client.rpc('payment_issues').throwOnError();
    return data as { kind: string; id: string; subject: string; attempts: number | null }[];
  };
  const about = async (subject: string) =>
    (await issues()).filter((issue) => issue.subject === subject);
  const settle = (kind: string, id: string) =>
    people.admin.client.rpc('resolve_payment_issue', { kind, id }).throwOnError();

  test('is money that does not match its order, until an admin has looked', async () => {
    const orderId = await order();
    await record(orderId, 'paid', { amount_in_paise: 100, event_id: `evt_${orderId}` });
    const [issue] = await about(orderId);
    expect(issue).toMatchObject({ kind: 'mismatch', id: `evt_${orderId}` });
    await settle('mismatch', issue?.id ?? '');
    expect(await about(orderId)).toEqual([]);
  });

  test('is a mismatch that was found by asking, and stays away once it was looked at', async () => {
    const orderId = await order();
    await record(orderId, 'paid', { amount_in_paise: 100 });
    const [issue] = await about(orderId);
    expect(issue?.kind).toBe('mismatch');
    await settle('mismatch', issue?.id ?? '');
    await record(orderId, 'paid', { amount_in_paise: 100 });
    expect(await about(orderId)).toEqual([]);
  });

  test('is money for an order that nobody knows', async () => {
    const orderId = newOrderId();
    await record(orderId, 'paid', { event_id: `evt_${orderId}` });
    expect(await about(orderId)).toMatchObject([{ kind: 'unknown_order' }]);
  });

  test('is an order that has been pending for more than a day', async () => {
    const old = await order({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
    const young = await order({ created_at: new Date(Date.now() - 23 * 3_600_000).toISOString() });
    expect(await about(old)).toMatchObject([{ kind: 'stuck' }]);
    expect(await about(young)).toEqual([]);
  });

  describe('is the same paid for twice', () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const paid = (hours: number, changes: Row) =>
      order({ payment_status: 'paid', paid_at: hoursAgo(hours), livemode: true, ...changes });
    const seen = async (...ids: string[]) =>
      (await issues())
        .filter(({ kind, id }) => kind === 'double' && ids.includes(id))
        .map(({ id, subject }) => [subject, id]);

    test.each([
      [
        'mail',
        { customer_email: 'Twice.Mail@example.com' },
        { customer_email: 'twice.mail@example.com' },
      ],
      ['phone', { customer_phone: '6111111111' }, { customer_phone: '6111111111' }],
    ])('within a day by one %s, until an admin has looked', async (_, one, other) => {
      const first = await paid(23, one);
      const second = await paid(1, other);
      const later = await paid(0, { ...other, mentorshiptype: 'interview_preparation' });
      expect(await seen(first, second, later)).toEqual([[first, second]]);
      await settle('double', second);
      expect(await seen(first, second)).toEqual([]);
    });

    test('but not what was bought on another day, in test mode, knowingly, or what went back', async () => {
      const sameBuyer = { customer_phone: '6222222222' };
      const ids = [
        await paid(30, sameBuyer),
        await paid(1, sameBuyer),
        await paid(0, { ...sameBuyer, livemode: false }),
        await paid(0, { ...sameBuyer, repeat_accepted_at: hoursAgo(0) }),
      ];
      await paid(3, { customer_phone: '6222222223' });
      const returned = await paid(2, { customer_phone: '6222222223' });
      await record(returned, 'refunded', { livemode: true });
      expect(await seen(...ids, returned)).toEqual([]);
    });

    test('for a course however long ago', async () => {
      const course = { customer_phone: '6333333333', mentorshiptype: 'end_to_end_course' };
      const first = await paid(24 * 90, course);
      const second = await paid(1, course);
      expect(await seen(first, second)).toEqual([[first, second]]);
    });

    test('each of three with the one before it', async () => {
      const sameBuyer = { customer_phone: '6444444444' };
      const [first, second, third] = [
        await paid(3, sameBuyer),
        await paid(2, sameBuyer),
        await paid(1, sameBuyer),
      ];
      expect((await seen(first, second, third)).sort()).toEqual(
        [
          [first, second],
          [second, third],
        ].sort(),
      );
    });

    test('by courses that are the offers without minutes', async () => {
      for (const type of [...mentorshipTypes, 'something_else']) {
        const [row] = await backend.query<{ is: boolean }>('select private.is_course($1) as is', [
          type,
        ]);
        expect([type, row?.is]).toEqual([type, offerOf(type).minutes === undefined]);
      }
    });
  });

  test('is a mail that has failed for a day; trying again begins again', async () => {
    const longAgo = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const mail = aMail({
      recipient: 'waiting@students.example',
      created_at: longAgo,
      attempts: 20,
      next_attempt_at: longAgo,
      last_error: 'Mail invalid_to 422',
    });
    await people.service.from('outbox').insert(mail).throwOnError();
    await people.service
      .from('outbox')
      .insert(aMail({ recipient: 'waiting@students.example' }))
      .throwOnError();
    expect(await about('waiting@students.example')).toMatchObject([
      { kind: 'mail', id: mail['id'], attempts: 20 },
    ]);
    await settle('mail', String(mail['id']));
    const { data } = await people.service.rpc('claim_outbox', { batch: 100 }).throwOnError();
    expect((data as Row[]).map(({ id }) => id)).toContain(mail['id']);
    // Someone who is sending it now is not overtaken.
    await settle('mail', String(mail['id']));
    const { data: again } = await people.service.rpc('claim_outbox', { batch: 100 });
    expect((again as Row[]).map(({ id }) => id)).not.toContain(mail['id']);
  });
});
