import { noticeVersion } from '#src/shared/content/notice-version.ts';
import type { Shop } from '../../support/functions.ts';
import { type Buyer, makeDue } from './buyer.ts';

let lastNumber = 9_829_000_000;

/** An order of a buyer who asks for messages to a number of their own. */
export const wanting = (changes: object = {}) => {
  lastNumber += 1;
  return { customerPhone: String(lastNumber), phoneMessagesNotice: noticeVersion, ...changes };
};

/** What arrived on the phone of an order's buyer, the newest first. */
export const onPhone = (shop: Shop, order: { customerPhone: string }) =>
  shop.stack.inbox.phoneMessages(`+91${order.customerPhone}`);

export const templatesOn = (shop: Shop, order: { customerPhone: string }) =>
  onPhone(shop, order)
    .map(({ template }) => template)
    .reverse();

/** As if it were the time of this mail and its message. */
export async function makeBothDue(shop: Shop, { orderId, email }: Buyer, kind: string) {
  await makeDue(shop, email, kind);
  await shop.stack.backend.query(
    `update phone_messages set next_attempt_at = now() - interval '1 minute'
     where kind = $1 and subject like $2 || ':%'`,
    [kind, orderId],
  );
}

export const waitingFor = (shop: Shop, { orderId }: Buyer) =>
  shop.stack.backend.query<{ kind: string; attempts: number; last_error: string | null }>(
    `select kind, attempts, last_error from phone_messages
     where subject like $1 || ':%' and sent_at is null order by due_at`,
    [orderId],
  );
