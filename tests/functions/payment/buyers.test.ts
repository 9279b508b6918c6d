import { describe, expect, test } from 'vitest';
import { newOrder } from '../../support/shop-order.ts';
import { shop, useShop } from '../../support/use-shop.ts';

useShop();

describe('a buyer', () => {
  test.each(['Om', 'प्रिया शर्मा', 'Rao, Anita', 'x'.repeat(120)])(
    'can be called %s',
    async (customerName) => {
      const order = newOrder({ customerName });
      expect((await shop.pay(order)).status).toBe(200);
      expect(await shop.orders(order.customerEmail)).toMatchObject([
        { customer_name: customerName },
      ]);
    },
  );

  test('can have an address of 254 characters', async () => {
    const { customerEmail } = newOrder();
    const host = `${'x'.repeat(60)}.`.repeat(4).slice(0, 254 - customerEmail.length);
    const order = newOrder({ customerEmail: customerEmail.replace('@', `@${host.slice(0, -1)}.`) });
    expect(order.customerEmail).toHaveLength(254);
    expect((await shop.pay(order)).status).toBe(200);
  });
});
