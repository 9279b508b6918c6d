import { describe, expect, test } from 'vitest';
import { backend, people } from '../support/use-backend.ts';
import { cancel, choose, paidOrder } from './bookings.ts';
import { claimed, reminders, usePhoneMessages, waiting, wanted } from './phone-messages.ts';
import { inIndia } from './schedule.ts';

usePhoneMessages();

const nine = inIndia(3, '09:00');

describe('a buyer who wants messages', () => {
  test('gets no more of them once they have written to us', async () => {
    const orderId = await paidOrder(wanted);
    await choose(orderId, nine);
    const { service } = people;
    const stop = service.from('payments').update({ wants_phone_messages: false });
    await stop.eq('order_id', orderId).throwOnError();
    expect(await waiting(orderId)).toEqual([]);
    await cancel(orderId);
    expect(await waiting(orderId)).toEqual([]);
  });

  test('gets no more of them once the consent is withdrawn, whichever way', async () => {
    const orderId = await paidOrder(wanted);
    await choose(orderId, nine);
    await backend.query('update public.consents set withdrawn_at = now()');
    expect(await waiting(orderId)).toEqual([]);
  });

  test('is not written to without a consent, whatever the order says', async () => {
    const orderId = await paidOrder({ ...wanted, customer_email: 'never.asked@example.com' });
    await choose(orderId, nine);
    for (const kind of ['session_booked', ...reminders]) expect(await claimed(kind)).toEqual([]);
    expect(await waiting(orderId)).toEqual([]);
  });
});

test('nobody else is written to, and the mentor never', async () => {
  const orderId = await paidOrder();
  await choose(orderId, nine);
  await cancel(orderId);
  expect(await backend.query('select id from public.phone_messages')).toEqual([]);
});
