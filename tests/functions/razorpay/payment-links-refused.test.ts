import { expect, test } from 'vitest';
import { bookingLink, callerOf, emulateRazorpay } from '../../support/razorpay-emulator.ts';
import { secondsFromNow } from '../../support/seconds-from-now.ts';

const shop = emulateRazorpay();

const customer = (changes: object) => ({
  customer: { name: 'Rohan Sharma', email: 'rohan.sharma@example.com', ...changes },
});

const create = (changes: object) => shop.call('POST', '/payment_links', bookingLink(changes));

// Of razorpay.com/docs/api/payments/payment-links/create-standard, parameters and errors.
test.each<[string, object, string]>([
  ['an unknown parameter', { colour: 'red' }, 'colour is/are not required and should not be sent'],
  ['no amount', { amount: undefined }, 'The amount field is required.'],
  ['less than a rupee', { amount: 99 }, 'The amount must be at least INR 1.00.'],
  ['a fraction of a paisa', { amount: 149.5 }, 'The amount is invalid.'],
  ['another currency', { currency: 'USD' }, 'The currency is invalid.'],
  [
    'a reference of 41 characters',
    { reference_id: 'x'.repeat(41) },
    'The reference id may not be greater than 40 characters.',
  ],
  [
    'an end in less than 15 minutes',
    { expire_by: secondsFromNow(14 * 60) },
    'timestamp must be atleast 15 minutes in future',
  ],
  [
    'an end in more than six months',
    { expire_by: secondsFromNow(200 * 24 * 3600) },
    'The expire by is invalid.',
  ],
  [
    'sixteen notes',
    { notes: Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`n${index}`, 'x'])) },
    'The notes may not have more than 15 items.',
  ],
  [
    'a long note',
    { notes: { order_id: 'x'.repeat(257) } },
    'The notes.order id may not be greater than 256 characters.',
  ],
  // Of razorpay.com/docs/api/customers/create, which holds for the customer of a link too.
  ['a name of two letters', customer({ name: 'Om' }), 'The customer.name format is invalid.'],
  [
    'a name of 51 characters',
    customer({ name: 'x'.repeat(51) }),
    'The customer.name format is invalid.',
  ],
  [
    'a name in Devanagari',
    customer({ name: 'प्रिया शर्मा' }),
    'The customer.name format is invalid.',
  ],
  ['a name with a comma', customer({ name: 'Rao, Anita' }), 'The customer.name format is invalid.'],
  [
    'an address that is none',
    customer({ email: 'a..b@example.com' }),
    'The customer.email must be a valid email address.',
  ],
  [
    'an address of 65 characters',
    customer({ email: `rohan@${'x'.repeat(55)}.com` }),
    'The customer.email may not be greater than 64 characters.',
  ],
  ['a relative address', { callback_url: '/payment' }, 'The callback url is invalid.'],
  ['a callback by POST', { callback_method: 'post' }, 'The callback method is invalid.'],
])('a link with %s is refused', async (_, changes, description) => {
  expect(await create(changes)).toMatchObject({
    status: 400,
    body: { error: { code: 'BAD_REQUEST_ERROR', description } },
  });
  expect(shop.emulator.control.sessions()).toEqual([]);
});

test('a reference is taken once, also by a link that is over', async () => {
  const { id, reference_id } = await shop.createLink();
  await shop.emulator.control.expire(id);
  expect(await create({ reference_id })).toMatchObject({
    status: 400,
    body: {
      error: { description: 'payment link creation with reference ID already attempted' },
    },
  });
});

test('a stranger, a wrong id and a wrong address are refused in the words of Razorpay', async () => {
  const stranger = callerOf(shop.emulator.url, 'rzp_test_other:wrong');
  expect(await stranger('GET', '/payment_links/plink_1')).toMatchObject({
    status: 401,
    body: { error: { description: 'The api key provided is invalid' } },
  });
  expect(await shop.call('GET', '/payment_links/plink_unknown0000')).toMatchObject({
    status: 400,
    body: { error: { description: 'The id provided does not exist' } },
  });
  expect(await shop.call('GET', '/elsewhere')).toMatchObject({
    status: 400,
    body: { error: { description: 'The requested URL was not found on the server.' } },
  });
});

test('calls fail as they are told to, for one customer', async () => {
  const { control } = shop.emulator;
  control.failCalls({ answer: 500 }, { times: 1, customerEmail: 'unlucky@example.com' });
  const unlucky = customer({ email: 'unlucky@example.com' });
  await shop.createLink();
  expect(await create(unlucky)).toMatchObject({
    status: 500,
    body: { error: { code: 'SERVER_ERROR' } },
  });
  expect((await create(unlucky)).status).toBe(200);
  expect(control.calls()).toEqual({ 'POST /v1/payment_links': 3 });
});
