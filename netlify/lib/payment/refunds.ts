import { database, unwrap, unwrapOptional } from '../site/database.ts';
import { readInParts } from '../site/read-in-parts.ts';

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

/** Of these refunds the ones that are stored, with their states. */
export async function listKnownRefunds(ids: string[]): Promise<Map<string, string>> {
  const rows = await readInParts(ids, async (some) =>
    unwrap(await database().from('refunds').select('id, state').in('id', some)),
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}
