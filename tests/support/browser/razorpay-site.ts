import { test as base } from '../test.ts';
import type { StackInUse } from './stack-in-use.ts';
import { startTestStack } from './start-stack.ts';

/** A second site, whose new orders are paid through Razorpay. */
export const test = base.extend<object, { siteOfRazorpay: StackInUse }>({
  siteOfRazorpay: [
    async ({}, use) => {
      const { stack, stop } = await startTestStack('razorpay');
      await use(stack);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  stack: async ({ siteOfRazorpay }, use) => use(siteOfRazorpay),
});
