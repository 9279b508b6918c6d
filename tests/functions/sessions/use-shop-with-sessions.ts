import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { StackOptions } from '../../../local/stack.ts';
import { setNight } from '../../database/support/night.ts';
import { openShop, type Shop } from '../../support/functions.ts';
import { joiningLink } from './buyer.ts';

/** The shop of the test file that runs now. */
export let shop: Shop;

/** Opens a shop with sessions for this test file, in which before each test nobody has asked for anything. */
export function useShopWithSessions(options: StackOptions = {}): void {
  beforeAll(async () => {
    shop = await openShopWithSessions(options);
  });
  beforeEach(() => shop.forgetCounts());
  afterAll(() => shop.stop());
}

/** A shop with a mentor who takes sessions at any hour of any day. */
async function openShopWithSessions(options: StackOptions = {}): Promise<Shop> {
  const shop = await openShop({ seed: 'sample', ...options });
  const { query } = shop.stack.backend;
  await setNight(query, false);
  // One of the samples takes place in the evening of every day.
  await query('delete from bookings');
  await query('delete from open_hours');
  await query(
    `insert into open_hours (weekday, opens_at, closes_at)
     select weekday, time '00:00', time '24:00' from generate_series(1, 7) as weekday`,
  );
  await query(
    `update schedule_settings
     set notice_hours = 0, buffer_minutes = 0, sessions_per_day = 20, change_until_hours = 24, moves_allowed = 1,
         joining_link = $1`,
    [joiningLink],
  );
  return shop;
}
