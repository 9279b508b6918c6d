// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextStepOf } from '#src/features/payment/content.ts';
import { NextStep } from '#src/features/payment/islands/NextStep.tsx';
import type { Payment } from '#src/features/payment/schemas/order.ts';
import { $paymentResult, verifyPayment } from '#src/features/payment/stores/result.ts';
import { chooseOrder, forgetOrder, rememberOrder } from '#src/shared/stores/checkout.ts';

const backend = vi.hoisted(() => ({ findPayment: vi.fn() }));
vi.mock('#src/features/payment/data/payments.ts', () => backend);
// Nothing is known of who reads: what is right for everyone is shown.
vi.mock('#src/features/courses/islands/FindCourseReader.tsx', () => ({
  FindCourseReader: () => null,
}));

const payment: Payment = {
  order_id: `ord_${'a'.repeat(32)}`,
  amount: 499,
  payment_status: 'paid',
  paid_at: '2026-11-21T19:00:00Z',
  refund_state: null,
  returned_in_paise: 0,
  mentorshiptype: 'end_to_end_course',
};
const checkout = {
  mentorshipType: 'end_to_end_course',
  amount: 499,
  customer: { name: 'Asha Verma', email: 'asha@example.com', phone: '9829000000' },
};

beforeEach(() => {
  forgetOrder();
  backend.findPayment.mockResolvedValue(payment);
});

test('the result of an order knows the address that was typed for it in this tab', async () => {
  chooseOrder(checkout);
  rememberOrder(payment.order_id);
  await verifyPayment(payment.order_id);
  expect($paymentResult.get()).toEqual({
    stage: 'settled',
    payment,
    isFresh: false,
    paidWith: 'asha@example.com',
  });
});

test('the result of another order, or in another browser, knows no address', async () => {
  chooseOrder(checkout);
  rememberOrder(`ord_${'b'.repeat(32)}`);
  await verifyPayment(payment.order_id);
  expect($paymentResult.get()).toMatchObject({ stage: 'settled', paidWith: undefined });
});

const shown = (paidWith: string | undefined) =>
  renderToStaticMarkup(
    createElement(NextStep, {
      step: nextStepOf(payment.mentorshiptype),
      payment,
      paidWith,
      email: 'hello@mentor.example',
    }),
  );

test('a buyer reads how to begin, and what to do about a mistyped address', () => {
  const html = shown('asha@example.com');
  expect(html).toContain('Log in, or sign up, with asha@example.com, then open My Courses');
  expect(html).toContain('Is this the wrong address?');
  expect(html).toContain(`?subject=Order%20${payment.order_id}`);
});

test('a browser that does not know the address says what it is', () => {
  const html = shown(undefined);
  expect(html).toContain('with the email address that you paid with, then open My Courses');
  expect(html).not.toContain('Is this the wrong address?');
});
