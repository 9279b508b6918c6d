import type { Query } from './browser/database-proxy.ts';

/**
 * All browsers and customers of a test run share one address, which would soon have used up what one address may ask in a minute and
 * order in an hour. So here no order remembers where it came from, and requests for one are not counted. What one
 * address may do is in tests/functions/payment/order-limits.test.ts; mail and phone are bounded here as well.
 */
export async function forgetAddresses(query: Query): Promise<void> {
  await query(
    `create function private.forget_network() returns trigger language plpgsql set search_path = '' as
     $$ begin new.network_hash := null; return new; end $$`,
  );
  await query(
    `create trigger forget_network before insert on public.payments
     for each row execute function private.forget_network()`,
  );
  await query(
    `create function private.forget_count() returns trigger language plpgsql set search_path = '' as
     $$ begin new.count := 1; return new; end $$`,
  );
  await query(
    `create trigger forget_count before insert or update on public.request_counts
     for each row when (new.bucket like 'create-payment-order:%') execute function private.forget_count()`,
  );
}
