import { announce, intentOf, type Account } from './account.ts';
import type { Checkout } from './state.ts';
import { secondsNow } from '../time.ts';

/** Ends an open session: nobody can pay it any more. False if it is not open. */
export function expireCheckout(account: Account, checkout: Checkout): boolean {
  const { session } = checkout;
  if (session.status !== 'open') return false;
  session.status = 'expired';
  session.url = null;
  const intent = intentOf(account, checkout);
  if (intent !== undefined) intent.status = 'canceled';
  announce(account, checkout, 'checkout.session.expired', session);
  return true;
}

export interface ExpiryWatch {
  /** Expires the session when its time comes. */
  watch(checkout: Checkout): void;
  stop(): void;
}

/** Nobody should see a session as open after its time, however late the timer runs. */
function expireIfDue(account: Account, checkout: Checkout): void {
  if (secondsNow() >= checkout.session.expires_at) expireCheckout(account, checkout);
}

export function watchExpiry(account: Account, saveSoon: () => void): ExpiryWatch {
  const timers = new Map<string, NodeJS.Timeout>();

  function watch(checkout: Checkout): void {
    if (checkout.session.status !== 'open') return;
    const milliseconds = Math.max(0, checkout.session.expires_at * 1000 - Date.now());
    const timer = setTimeout(() => {
      timers.delete(checkout.id);
      expireIfDue(account, checkout);
      saveSoon();
      // A timer may run a moment early by the wall clock; then it is set once more.
      watch(checkout);
    }, milliseconds);
    timer.unref();
    timers.set(checkout.id, timer);
  }

  return {
    watch,
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

/** The checkout of a session id, expired first if its time has come. */
export function findCheckout(account: Account, sessionId: string): Checkout | undefined {
  const checkout = account.state.checkouts.get(sessionId);
  if (checkout !== undefined) expireIfDue(account, checkout);
  return checkout;
}
