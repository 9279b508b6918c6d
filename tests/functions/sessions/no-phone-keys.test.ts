import { describe, expect, test } from 'vitest';
import { bookedBuyer } from './booked-buyer.ts';
import { mailsAbout } from './buyer.ts';
import { onPhone, waitingFor, wanting } from './phone-buyer.ts';
import { shop, useShopWithSessions } from './use-shop-with-sessions.ts';

useShopWithSessions({ writesToPhones: false });

describe('without the keys', () => {
  test('nobody is written to by phone, and nothing waits for it', async () => {
    const order = wanting();
    const buyer = await bookedBuyer(shop, { order });
    expect(await mailsAbout(shop, buyer.orderId, buyer.email)).toHaveLength(2);
    expect(await waitingFor(shop, buyer)).toEqual([]);
    expect(onPhone(shop, order)).toEqual([]);
  });
});
