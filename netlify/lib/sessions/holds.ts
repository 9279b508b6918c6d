import type { HeldTime } from '#src/features/sessions/schemas/hold.ts';
import { limits } from '#src/shared/lib/limits.ts';
import { fingerprint } from '../http/rate-limit.ts';
import type { Order } from '../payment/order.ts';
import { database, unwrap } from '../site/database.ts';

// Times that are kept for people who are about to pay. Everything here throws DatabaseError.

/** Somebody else has the time that an order is for. */
export class TimeTaken extends Error {
  override readonly name = 'TimeTaken';
}

interface Wish {
  startsAt: string;
  buyerKeyHash: string;
  /** The network address that the request came from. */
  address: string;
}

/** Keeps a time for a browser, in place of the one that it held before. */
export async function holdTime(wish: Wish): Promise<HeldTime | 'taken' | 'too_many'> {
  const { answer, hold_ends } = unwrap(
    await database().rpc('hold_time', {
      starts_at: wish.startsAt,
      holder_hash: wish.buyerKeyHash,
      network_hash: fingerprint(wish.address),
      minutes: limits.holdMinutes,
      holds_per_network: limits.holdsPerNetwork,
    }),
  );
  if (hold_ends === null) return answer === 'too_many' ? 'too_many' : 'taken';
  return { startsAt: inUtc(wish.startsAt), heldUntil: inUtc(hold_ends) };
}

const inUtc = (moment: string) => new Date(moment).toISOString();

/**
 * Keeps the chosen time until the order's payment page closes, or gives back what was kept. Answers until when. Throws
 * TimeTaken.
 */
export async function holdForOrder(
  order: Order,
  startsAt: string | undefined,
  buyerKeyHash: string | null,
): Promise<string | undefined> {
  const { answer, hold_ends } = unwrap(
    await database().rpc('hold_for_order', {
      order_id: order.order_id,
      starts_at: startsAt ?? null,
      holder_hash: buyerKeyHash,
    }),
  );
  if (answer === 'taken') throw new TimeTaken();
  return hold_ends === null ? undefined : inUtc(hold_ends);
}
