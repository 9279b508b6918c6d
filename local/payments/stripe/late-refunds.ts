import type { Account } from './account.ts';
import type { Refund } from './objects/refund.ts';
import { settleRefund } from './refunds.ts';
import { cardOfMethod } from './test-methods.ts';

/** "Some time later" of docs.stripe.com/testing, "Refunds": long enough to see the state before. */
const pauseMilliseconds = 20_000;

/** Lets the banks of two test cards answer late: one refund succeeds, the other fails after all. */
export function watchRefunds(account: Account): { stop(): void } {
  const timers = new Set<NodeJS.Timeout>();

  function watch(refund: Refund): void {
    const charge = account.state.charges.get(refund.charge);
    const behaviour = charge && cardOfMethod(charge.payment_method_details)?.refund;
    if (behaviour === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      settleRefund(account, refund, behaviour === 'succeeds later' ? 'succeeded' : 'failed');
    }, pauseMilliseconds);
    timer.unref();
    timers.add(timer);
  }

  account.news.on('event', ({ type, data }) => {
    const refund = type === 'refund.created' && account.state.refunds.get(data.object.id);
    if (refund) watch(refund);
  });
  for (const refund of account.state.refunds.all()) watch(refund);

  return {
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
