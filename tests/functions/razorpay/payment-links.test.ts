import { expect, test } from 'vitest';
import { emulateRazorpay } from '../../support/razorpay-emulator.ts';

const shop = emulateRazorpay();

test('a link is open, has an address, and is found by its id and by its reference', async () => {
  const link = await shop.createLink();
  expect(link).toMatchObject({
    id: expect.stringMatching(/^plink_\w{14}$/),
    status: 'created',
    amount: 14_900,
    amount_paid: 0,
    payments: null,
    short_url: `${shop.emulator.url}/pay/${link.id}`,
  });
  expect((await shop.call('GET', `/payment_links/${link.id}`)).body).toEqual(link);
  const query = `/payment_links?reference_id=${link.reference_id}`;
  expect((await shop.call('GET', query)).body).toEqual({ payment_links: [link] });
  expect((await shop.call('GET', '/payment_links?reference_id=another')).body).toEqual({
    payment_links: [],
  });
});

test('a paid link names what paid it, and the payment says how', async () => {
  const { id, payments } = await shop.paidLink();
  const { body } = await shop.call('GET', `/payment_links/${id}`);
  expect(body).toMatchObject({
    status: 'paid',
    amount_paid: 14_900,
    payments: [{ status: 'captured', method: 'upi', plink_id: id }],
  });
  expect((await shop.call('GET', `/payments/${payments?.[0]?.payment_id}`)).body).toMatchObject({
    entity: 'payment',
    status: 'captured',
    method: 'upi',
    vpa: 'success@razorpay',
    notes: { order_id: 'ord_of_the_test' },
  });
});

test('a payment tells its card only to those who ask for it', async () => {
  const { id } = await shop.createLink();
  const { payments } = await shop.emulator.control.pay(id, '6527658900001005');
  const address = `/payments/${payments?.[0]?.payment_id}`;
  expect((await shop.call('GET', address)).body).not.toHaveProperty('card');
  expect((await shop.call('GET', `${address}?expand[]=card`)).body).toMatchObject({
    card: { network: 'RuPay', last4: '1005' },
  });
});

test('a payment that failed leaves the link open', async () => {
  const { id } = await shop.createLink();
  await shop.emulator.control.pay(id, 'failure@razorpay');
  expect((await shop.call('GET', `/payment_links/${id}`)).body).toMatchObject({
    status: 'created',
    payments: null,
  });
  await shop.emulator.control.pay(id, '4100280000001007');
  await shop.emulator.control.idle();
  expect(shop.told()).toEqual(['payment_link.paid']);
});

test('only an open link is cancelled', async () => {
  const open = await shop.createLink();
  const cancel = (id: string) => shop.call('POST', `/payment_links/${id}/cancel`, {});
  expect((await cancel(open.id)).body).toMatchObject({ status: 'cancelled' });
  expect(await cancel(open.id)).toMatchObject({ status: 400 });
  const paid = await shop.paidLink();
  expect(await cancel(paid.id)).toMatchObject({
    status: 400,
    body: {
      error: { description: 'cannot cancel or expire an already paid/partially paid link' },
    },
  });
});
