import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { StackOptions } from '../../local/stack.ts';
import { openShop, type Shop } from './functions.ts';

/** The shop of the test file that runs now. */
export let shop: Shop;

/** Opens a shop for this test file, in which before each test nobody has asked for anything. */
export function useShop(options: StackOptions = {}): void {
  beforeAll(async () => {
    shop = await openShop(options);
  });
  beforeEach(() => shop.forgetCounts());
  afterAll(() => shop.stop());
}
