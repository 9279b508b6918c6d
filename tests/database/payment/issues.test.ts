import { describe, expect, test } from 'vitest';
import { aMail, newOrderId, type Row } from '../support/sample-rows.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';
import { issues, record, settle } from './issues.ts';
import { dispute, disputeId } from './money-back.ts';
import { order, paymentOf } from './orders.ts';

useBackend();

const about = async (subject: string) =>
  (await issues()).filter((issue) => issue.subject === subject);

describe('what needs a look', () => {
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
    expect(await about(orderId)).toMatchObject([{ kind: 'unknown_order', buyer: null }]);
  });

  test.each(['failed', 'expired'])(
    'is no page that %s unpaid, of an order that was erased since',
    async (status) => {
      const orderId = newOrderId();
      const unpaid = { amount_in_paise: null, currency: null };
      await record(orderId, status, { event_id: `evt_${orderId}`, ...unpaid });
      expect(await about(orderId)).toEqual([]);
    },
  );

  test('is an order that has been pending for more than a day', async () => {
    const old = await order({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
    const young = await order({ created_at: new Date(Date.now() - 23 * 3_600_000).toISOString() });
    const { customer_name: buyer } = await paymentOf(old);
    expect(await about(old)).toMatchObject([{ kind: 'stuck', buyer }]);
    expect(await about(young)).toEqual([]);
  });

  test('is a mail that has failed for a day; trying again begins again', async () => {
    const longAgo = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const mail = aMail({
      recipient: 'waiting@students.example',
      created_at: longAgo,
      due_at: longAgo,
      attempts: 20,
      next_attempt_at: longAgo,
      last_error: 'Mail invalid_to 422',
    });
    await people.service.from('outbox').insert(mail).throwOnError();
    await people.service
      .from('outbox')
      .insert(aMail({ recipient: 'waiting@students.example' }))
      .throwOnError();
    // One that waits for its time has not failed.
    const due_at = new Date(Date.now() + 3_600_000).toISOString();
    await people.service
      .from('outbox')
      .insert(
        aMail({
          recipient: 'waiting@students.example',
          created_at: longAgo,
          due_at,
          next_attempt_at: due_at,
        }),
      )
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

  test('is first of all a dispute that is still to be answered, however much is newer', async () => {
    const orderId = await order();
    await record(orderId, 'paid');
    const id = disputeId();
    await dispute(orderId, id, 'open', 0);
    // It was told of a week ago; since then the mail service failed.
    await backend.query(`update disputes set told_at = now() - interval '7 days' where id = $1`, [
      id,
    ]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const mail = { created_at: yesterday, due_at: yesterday, next_attempt_at: yesterday };
    const mails = Array.from({ length: 200 }, () => aMail(mail));
    await people.service.from('outbox').insert(mails).throwOnError();
    expect((await issues())[0]).toMatchObject({ kind: 'dispute', id });
  });
});
