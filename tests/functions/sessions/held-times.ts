import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import { shop, useShop } from '../../support/use-shop.ts';

/** A shop whose evenings can be booked, without any booking before each test. */
export function useOpenEvenings(): void {
  useShop();
  beforeAll(async () => {
    await shop.stack.backend.query(
      `insert into public.open_hours (weekday, opens_at, closes_at)
       select weekday, time '17:00', time '20:00' from generate_series(1, 7) as weekday`,
    );
  });
  beforeEach(async () => {
    await shop.stack.backend.query('delete from public.bookings');
  });
}

const oneDay = 24 * 3_600_000;

/** The free times from tomorrow on, the first one first. */
export async function freeTimes(): Promise<string[]> {
  const rows = await shop.stack.backend.query<{ moment: string }>(
    'select unnest(public.free_slots($1::timestamptz, $2::timestamptz)) as moment',
    [new Date(Date.now() + oneDay).toISOString(), new Date(Date.now() + 20 * oneDay).toISOString()],
  );
  return rows.map(({ moment }) => new Date(moment).toISOString());
}

export const hold = (startsAt: string, buyerKey: string = randomUUID()) =>
  shop.call('hold-time', { body: { startsAt, buyerKey } });

export const bookings = () =>
  shop.stack.backend.query<{ status: string; order_id: string | null }>(
    'select status, order_id from public.bookings order by created_at',
  );
