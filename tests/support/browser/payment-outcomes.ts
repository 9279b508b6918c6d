import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import type { Query } from './database-proxy.ts';
import { pay, waysToPay } from './providers/hosted-page.ts';

export const mainOf = (page: Page) => page.getByRole('main');

export async function openHostedPage(page: Page): Promise<string> {
  await pay(page);
  await expect(waysToPay(page)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The order that a hosted page is for. */
export async function orderOf(database: Query, sessionId: string): Promise<string> {
  const [order] = await database<{ order_id: string }>(
    'select order_id from public.payments where provider_session_id = $1',
    [sessionId],
  );
  return order?.order_id ?? '';
}
