import { beforeEach, describe, expect, test } from 'vitest';
import { order } from '../payment/orders.ts';
import { aBooking, aRegistration, anEvent, newOrderId } from '../support/sample-rows.ts';
import { attacks } from '../../support/hostile/hostile-text.ts';
import { backend, people, useBackend } from '../support/use-backend.ts';

useBackend();
beforeEach(() => backend.query('delete from public.consents'));

interface Consent {
  id: string;
  email: string;
  phone: string | null;
  notice_version: string;
  withdrawn_at: string | null;
}

const current = async () => {
  const [row] = await backend.query<{ version: string }>(
    'select private.current_notice()::text as version',
  );
  return row!.version;
};
const stored = () =>
  backend.query<Consent>(
    'select id, email, phone, notice_version::text, withdrawn_at from public.consents',
  );
const openOrder = (email: string) =>
  order({ order_id: newOrderId(), customer_email: email, customer_phone: '9829055555' });

const agree = async (order_id: string, notice_version: string) => {
  const { data, error } = await people.service.rpc('want_phone_messages', {
    order_id,
    notice_version,
  });
  return error?.message ?? (data as boolean);
};
const wants = async (orderId: string) => {
  const [row] = await backend.query<{ wants_phone_messages: boolean }>(
    'select wants_phone_messages from public.payments where order_id = $1',
    [orderId],
  );
  return row?.wants_phone_messages;
};

describe('a buyer who agrees to messages', () => {
  test('is stored once with the notice that is valid', async () => {
    const orderId = await openOrder('agrees@example.com');
    expect(await agree(orderId, await current())).toBe(true);
    expect(await agree(orderId, await current())).toBe(true);
    expect(await stored()).toMatchObject([
      { email: 'agrees@example.com', phone: '9829055555', notice_version: await current() },
    ]);
    expect(await wants(orderId)).toBe(true);
  });

  test.each(['2001-01-01', '2099-01-01'])(
    'has not agreed under another notice: %s',
    async (version) => {
      const orderId = await openOrder('older@example.com');
      expect(await agree(orderId, version)).toBe(false);
      expect(await stored()).toEqual([]);
      expect(await wants(orderId)).toBe(false);
    },
  );

  test('ends it with the order, unless another order goes on', async () => {
    const [first, second] = [
      await openOrder('two@example.com'),
      await openOrder('Two@example.com'),
    ];
    for (const orderId of [first, second]) await agree(orderId, await current());
    const stop = (order_id: string) =>
      people.service.rpc('stop_phone_messages_of', { order_id }).throwOnError();
    await stop(first);
    expect((await stored()).map(({ withdrawn_at }) => withdrawn_at)).toEqual([null]);
    expect(await wants(second)).toBe(true);
    await stop(second);
    expect((await stored())[0]?.withdrawn_at).not.toBeNull();
  });
});

describe('someone who is signed in', () => {
  const withdraw = async (who: 'student' | 'otherStudent' | 'admin', consent_id: string) =>
    (await people[who].client.rpc('withdraw_consent', { consent_id }).throwOnError())
      .data as boolean;

  test('reads and withdraws what they agreed to, and others do not', async () => {
    const orderId = await openOrder(people.student.email.toUpperCase());
    await agree(orderId, await current());
    const { data } = await people.student.client.rpc('own_consents').throwOnError();
    const [own] = data as Consent[];
    expect(own?.phone).toBe('9829055555');
    const others = await people.otherStudent.client.rpc('own_consents').throwOnError();
    expect(others.data).toEqual([]);

    expect(await withdraw('otherStudent', own!.id)).toBe(false);
    expect(await wants(orderId)).toBe(true);
    expect(await withdraw('student', own!.id)).toBe(true);
    expect(await wants(orderId)).toBe(false);
    expect((await stored())[0]?.withdrawn_at).not.toBeNull();
  });

  test('has it withdrawn by the mentor, who was written to', async () => {
    const orderId = await openOrder('writes@example.com');
    await agree(orderId, await current());
    const [consent] = await stored();
    expect(await withdraw('admin', consent!.id)).toBe(true);
    expect(await wants(orderId)).toBe(false);
  });
});

test('no purpose, place, phone or address is made of hostile text', async () => {
  const valid = { purpose: 'newsletter', email: 'a@example.com', phone: null, place: 'booking' };
  for (const text of attacks)
    for (const column of Object.keys(valid))
      await expect(
        backend.query(
          `insert into public.consents (purpose, email, phone, notice_version, place)
           select r.purpose, r.email, r.phone, private.current_notice(), r.place
           from jsonb_to_record($1) as r (purpose text, email text, phone text, place text)`,
          [JSON.stringify({ ...valid, [column]: text })],
        ),
        `${column}: ${text}`,
      ).rejects.toThrow();
});

test('a form carries the notice that was valid, whatever its sender says', async () => {
  const booking = aBooking();
  await people.visitor
    .from('form_submissions')
    .insert({ ...booking, notice_version: '2001-01-01' })
    .throwOnError();
  const event = anEvent({ status: 'approved' });
  await people.service.from('events').insert(event).throwOnError();
  await people.student.client
    .from('event_registrations')
    .insert(aRegistration({ event_id: event['id'], user_id: people.student.id }))
    .throwOnError();
  const orderId = await openOrder('stamped@example.com');
  const versions = await backend.query<{ version: string }>(
    `select notice_version::text as version from public.form_submissions where id = $1
     union all select notice_version::text from public.event_registrations where event_id = $2
     union all select notice_version::text from public.payments where order_id = $3`,
    [booking['id'], event['id'], orderId],
  );
  expect(versions.map(({ version }) => version)).toEqual(Array(3).fill(await current()));
});
