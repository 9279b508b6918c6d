import { logFailure, logProblem } from '../site/log.ts';
import type { Deadline } from '../site/slice.ts';
import type { Order } from './order.ts';
import { touchOrder } from './order-changes.ts';
import { listOverdueOrders } from './orders.ts';
import { providerOf } from './providers.ts';
import { closeUnpayable, settle, type Settlement } from './settlement.ts';

const batch = 5;
const maximumPerRun = 100;

/**
 * Settles pending orders whose time to pay is over, the one that was asked about longest ago first; returns how many
 * changed. Throws DatabaseError.
 */
export async function settleOverdueOrders(deadline: Deadline): Promise<number> {
  const orders = await listOverdueOrders(new Date(), maximumPerRun);
  let moved = 0;
  while (orders.length > 0 && !deadline.isOver()) {
    const outcomes = await Promise.all(orders.splice(0, batch).map(settleOverdue));
    moved += outcomes.filter((outcome) => outcome === 'applied').length;
  }
  return moved;
}

async function settleOverdue(order: Order): Promise<Settlement> {
  try {
    // Before we ask: those that a bank keeps waiting, or that get no answer, go to the end of the line.
    await touchOrder(order);
    const outcome = await ask(order);
    if (outcome === 'mismatch') logProblem('reconcile', `${order.order_id} does not match`);
    return outcome;
  } catch (error) {
    logFailure('reconcile', error);
    return 'unchanged';
  }
}

async function ask(order: Order): Promise<Settlement> {
  const session =
    order.provider_session_id === null
      ? null
      : await providerOf(order).read(order.provider_session_id);
  return session === null ? closeUnpayable(order) : settle(session);
}
