import type { Page } from '@playwright/test';
import { limits } from '#src/shared/lib/limits.ts';

/** A test fills in a form faster than any person, and would be taken for the program that it is. */
export async function takeTime(page: Page): Promise<void> {
  await page.waitForFunction(
    (seconds) => performance.now() >= seconds * 1000,
    limits.formSecondsMinimum,
  );
}
