import { test as base } from '@playwright/test';
import type { ProviderName } from '../../../local/server/payments.ts';
import { type StackInUse, stackInUse } from './stack-in-use.ts';
import { startMilliseconds, startTestStack } from './start-stack.ts';

export interface PaidThrough {
  /** Who takes the money on the site of these tests; tests/playwright.config.ts runs those about it for each. */
  paidThrough: ProviderName;
}

/** The site of the run, or a second one with the same pages where another provider takes the money. */
export const test = base.extend<object, PaidThrough & { site: StackInUse }>({
  paidThrough: ['stripe', { option: true, scope: 'worker' }],
  site: [
    async ({ paidThrough }, use) => {
      const running = stackInUse();
      if (running.provider === paidThrough) return use(running);
      const { stack, stop } = await startTestStack('same-pages', paidThrough);
      await use(stack);
      await stop();
    },
    { scope: 'worker', timeout: startMilliseconds },
  ],
});
