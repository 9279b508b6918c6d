import { expect, test } from 'vitest';
import { paymentProblems } from '../../../local/hosted-build/payment.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
const razorpay = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_x',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
};

test.each([
  ['no keys at all, which only functions need', {}],
  ['Stripe', stripe],
  ['Razorpay', razorpay],
  ['Razorpay, and the keys of Stripe for old orders', { ...stripe, ...razorpay }],
])('a build goes on with %s', (_, variables) => {
  expect(paymentProblems(variables)).toEqual([]);
});

test('a build ends when it is told of a provider that it does not know', () => {
  expect(paymentProblems({ ...stripe, PAYMENT_PROVIDER: 'Razorpay' })).toEqual([
    'PAYMENT_PROVIDER must be stripe or razorpay, or empty for stripe: no function would run.',
  ]);
});

test('a build ends when a key of the chosen provider is missing', () => {
  expect(paymentProblems({ ...razorpay, RAZORPAY_KEY_SECRET: '' })).toEqual([
    'RAZORPAY_KEY_SECRET is missing, and payments go to razorpay: no function would run.',
  ]);
  expect(paymentProblems({ ...stripe, PAYMENT_PROVIDER: 'razorpay' })).toHaveLength(3);
});
