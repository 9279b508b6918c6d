import { beforeAll } from 'vitest';
import { shop, useShop } from '../../support/use-shop.ts';

let admin: { Authorization: string };

/** Opens a shop for this test file, with an admin who can give money back. */
export function useRefunds(): void {
  useShop({ seed: 'sample' });
  beforeAll(async () => {
    admin = await shop.signIn('admin');
  });
}

export const refund = (orderId: string) =>
  shop.call('refund-payment', { body: { orderId }, headers: admin });

/** The bank's late answer to the latest refund. */
export async function settle(sessionId: string, outcome: 'succeeded' | 'failed') {
  const [latest] = shop.provider.refunds(sessionId);
  await shop.provider.settleRefund(latest?.id ?? '', outcome);
  await shop.provider.idle();
}

export const state = async (email: string) => {
  const [order] = await shop.orders(email);
  return [order?.payment_status, order?.refund_state];
};
