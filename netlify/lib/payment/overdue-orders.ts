import { logFailure, logProblem } from '../site/log.ts';
import type { Order } from './order.ts';
import { touchOrder } from './order-changes.ts';
import { listOverdueOrders } from './orders.ts';
import { closeUnpayable, settle, type Settlement } from './settlement.ts';
import { retrieveCheckoutSession } from './stripe-sessions.ts';

// Netlify ends a scheduled function after 30 seconds; what is left over is the next run's.
const timeLimitMilliseconds = 15_000;
const batch = 5;
const maximumPerRun = 100;

/** Settles pending orders whose time to pay is over; returns how many changed. Throws DatabaseError. */
export async function settleOverdueOrders(): Promise<number> {
  const end = Date.now() + timeLimitMilliseconds;
  const orders = await listOverdueOrders(new Date(), maximumPerRun);
  let moved = 0;
  while (orders.length > 0 && Date.now() < end) {
    const outcomes = await Promise.all(orders.splice(0, batch).map(settleOverdue));
    moved += outcomes.filter((outcome) => outcome === 'applied').length;
  }
  return moved;
}

async function settleOverdue(order: Order): Promise<Settlement> {
  try {
    const outcome = await ask(order);
    if (outcome === 'mismatch') logProblem('reconcile', `${order.order_id} does not match`);
    // Those that a bank keeps waiting go to the end of the line.
    if (outcome !== 'applied') await touchOrder(order);
    return outcome;
  } catch (error) {
    logFailure('reconcile', error);
    return 'unchanged';
  }
}

async function ask(order: Order): Promise<Settlement> {
  const session =
    order.stripe_session_id === null
      ? null
      : await retrieveCheckoutSession(order.stripe_session_id);
  return session === null ? closeUnpayable(order) : settle(session);
}
