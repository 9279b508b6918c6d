// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  $checkout,
  type Checkout,
  chooseOrder,
  correctAmount,
  dropTime,
  emailOfOrder,
  forgetOrder,
  parseCheckout,
  rememberCustomer,
  rememberOrder,
} from '#src/shared/stores/checkout.ts';

const checkout: Checkout = {
  mentorshipType: 'resume_preparation',
  amount: 149,
  submissionId: 'a3f1c9d2-7b64-4c1e-9a55-2f4be0c2d911',
  customer: { name: 'Rohan Sharma', email: 'rohan@example.com', phone: '9829000000' },
};

beforeEach(() => {
  // Test files of one worker share it.
  localStorage.clear();
  forgetOrder();
});

test('the choice crosses to the next page of the same tab', () => {
  chooseOrder(checkout);
  expect(parseCheckout(sessionStorage.getItem('mentor.checkout') ?? '')).toEqual(checkout);
  expect(localStorage.length).toBe(0);
});

test('what was typed and what the server answered are kept with it', () => {
  chooseOrder(checkout);
  rememberCustomer({ name: 'Rohan S.', email: 'r@example.com', phone: '9829000001' });
  correctAmount(199);
  expect($checkout.get()).toMatchObject({ amount: 199, customer: { name: 'Rohan S.' } });
});

test('a lost time stays known until another one is chosen', () => {
  chooseOrder({
    ...checkout,
    time: { startsAt: '2026-12-01T12:00:00.000Z', heldUntil: '2026-11-28T12:15:00.000Z' },
  });
  dropTime();
  const stored = parseCheckout(sessionStorage.getItem('mentor.checkout') ?? '');
  expect(stored).toEqual({ ...checkout, hasLostTime: true });
  chooseOrder(checkout);
  expect($checkout.get()?.hasLostTime).toBeUndefined();
});

test('the address of an order is known for this order alone, and until other details are sent', () => {
  chooseOrder(checkout);
  expect(emailOfOrder('ord_1')).toBeUndefined();
  rememberOrder('ord_1');
  expect(emailOfOrder('ord_1')).toBe('rohan@example.com');
  expect(emailOfOrder('ord_2')).toBeUndefined();
  rememberCustomer({ ...checkout.customer, email: 'r@example.com' });
  expect(emailOfOrder('ord_1')).toBeUndefined();
  rememberOrder('ord_3');
  expect(emailOfOrder('ord_3')).toBe('r@example.com');
  chooseOrder(checkout);
  expect(emailOfOrder('ord_3')).toBeUndefined();
});

test('nothing is remembered of someone who chose nothing', () => {
  rememberCustomer(checkout.customer);
  correctAmount(199);
  expect($checkout.get()).toBeUndefined();
  expect(sessionStorage.getItem('mentor.checkout')).toBeNull();
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a price of no whole rupees', JSON.stringify({ ...checkout, amount: 149.5 })],
  ['a negative price', JSON.stringify({ ...checkout, amount: -149 })],
  ['no customer', JSON.stringify({ ...checkout, customer: undefined })],
])('%s in the storage counts as no order', (_, text) => {
  expect(parseCheckout(text)).toBeUndefined();
});
