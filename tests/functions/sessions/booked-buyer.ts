import { expect } from 'vitest';
import type { Shop } from '../../support/functions.ts';
import type { OrderBody } from '../../support/shop-order.ts';
import { type Buyer, choose, freeTime, mailsAbout, paidBuyer } from './buyer.ts';

/** Somebody who has paid, has chosen a time and has read of it. */
export async function bookedBuyer(
  shop: Shop,
  { order = {}, start }: { order?: Partial<OrderBody>; start?: string } = {},
): Promise<Buyer & { start: string }> {
  const buyer = await paidBuyer(shop, order);
  const chosen = start ?? (await freeTime(shop));
  expect((await choose(shop, buyer.orderId, chosen)).status).toBe(200);
  await mailsAbout(shop, buyer.orderId, buyer.email);
  return { ...buyer, start: chosen };
}

/** What the mails are called that a buyer got about the session, oldest first. */
export const subjectsTo = async (shop: Shop, { orderId, email }: Buyer): Promise<string[]> =>
  (await mailsAbout(shop, orderId, email)).map(({ subject }) => subject);
