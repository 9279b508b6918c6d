import { database, unwrap, unwrapOptional } from '../site/database.ts';

// What is read from `refunds`. Everything here throws DatabaseError.

/** A refund, and who gives the money back. */
interface UnsureRefund {
  id: string;
  provider: string;
}

/** The refunds that a bank is still busy with, the one that was asked about longest ago first. */
export async function listUnsureRefunds(maximum: number): Promise<UnsureRefund[]> {
  const rows = unwrap(
    await database()
      .from('refunds')
      .select('id, payments!inner(provider)')
      .eq('state', 'pending')
      .order('asked_at', { ascending: true })
      .limit(maximum),
  );
  return rows.map(({ id, payments }) => ({ id, provider: payments.provider }));
}

/** Marks a refund as asked about, so that it comes last in the next run. */
export async function touchRefund(refundId: string): Promise<void> {
  unwrapOptional(
    await database()
      .from('refunds')
      .update({ asked_at: new Date().toISOString() })
      .eq('id', refundId),
  );
}

// The ids go into the address of the request, which may have some thousand characters.
const idsPerRequest = 100;

/** Of these refunds the ones that are stored, with their states. */
export async function listKnownRefunds(ids: string[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (let from = 0; from < ids.length; from += idsPerRequest) {
    const rows = unwrap(
      await database()
        .from('refunds')
        .select('id, state')
        .in('id', ids.slice(from, from + idsPerRequest)),
    );
    for (const { id, state } of rows) known.set(id, state);
  }
  return known;
}

/** Of these payments the ones that were made for an order of ours. */
export async function listOwnPayments(ids: string[]): Promise<Set<string | null>> {
  const own = new Set<string | null>();
  for (let from = 0; from < ids.length; from += idsPerRequest) {
    const rows = unwrap(
      await database()
        .from('payments')
        .select('provider_payment_id')
        .in('provider_payment_id', ids.slice(from, from + idsPerRequest)),
    );
    for (const { provider_payment_id } of rows) own.add(provider_payment_id);
  }
  return own;
}
