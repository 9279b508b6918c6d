import { describe, expect, test } from 'vitest';
import { customerOf } from '../../../netlify/lib/payment/razorpay/customer.ts';

const rohan = {
  customer_name: 'Rohan Sharma',
  customer_email: 'rohan@example.com',
  customer_phone: '9876543210',
};

const longEmail = (length: number) => `rohan@${'x'.repeat(length - 10)}.com`;

describe('Razorpay is told', () => {
  test('of whom the link is', () => {
    expect(customerOf(rohan)).toEqual({
      name: 'Rohan Sharma',
      email: 'rohan@example.com',
      contact: '+919876543210',
    });
  });

  test('nothing of a phone that nobody gave', () => {
    expect(customerOf({ ...rohan, customer_phone: null })).not.toHaveProperty('contact');
  });

  test.each(['Asha', 'Md. Asif', "D'Souza (Jr.)", 'Asha S/o Ravi', 'Ravi 2', 'x'.repeat(50)])(
    'the name %s',
    (customer_name) => {
      expect(customerOf({ ...rohan, customer_name })).toHaveProperty('name', customer_name);
    },
  );

  test.each(['Om', 'प्रिया शर्मा', 'Rao, Anita', 'Anne-Marie', 'José', 'x'.repeat(51), 'a\nbc'])(
    'all but the name %j, which it would refuse',
    (customer_name) => {
      const { name: _, ...others } = customerOf(rohan);
      expect(customerOf({ ...rohan, customer_name })).toEqual(others);
    },
  );

  test('all but an address that is too long for it', () => {
    const withEmail = (length: number) =>
      customerOf({ ...rohan, customer_email: longEmail(length) });
    expect(withEmail(64)).toHaveProperty('email', longEmail(64));
    expect(withEmail(65)).toEqual({ name: 'Rohan Sharma', contact: '+919876543210' });
  });
});
