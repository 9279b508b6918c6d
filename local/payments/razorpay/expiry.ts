import { secondsNow } from '../time.ts';
import { type Account, announce } from './account.ts';
import type { Page } from './state.ts';

/** Ends an open link: nobody can pay it any more. False if it is not open. */
export function endLink(
  account: Account,
  { link }: Page,
  status: 'cancelled' | 'expired',
): boolean {
  if (link.status !== 'created') return false;
  link.status = status;
  link[`${status}_at`] = link.updated_at = secondsNow();
  announce(account, link, `payment_link.${status}`, { payment_link: withoutPayments(link) });
  return true;
}

/** Webhooks bring a link without its payments (razorpay.com/docs/webhooks/payment-links, "Sample Payloads"). */
export const withoutPayments = ({ payments: _, ...link }: Page['link']) => link;

/** The page of a link's id; the link is expired first if its time has come. */
export function findPage(account: Account, linkId: string): Page | undefined {
  const page = account.state.pages.get(linkId);
  if (page && secondsNow() >= page.link.expire_by) endLink(account, page, 'expired');
  return page;
}

const pauseMilliseconds = 5_000;

/** Expires each link within some seconds after its time. */
export function watchExpiry(account: Account): { stop(): void } {
  const timer = setInterval(() => {
    for (const { id } of account.state.pages.all()) findPage(account, id);
  }, pauseMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
