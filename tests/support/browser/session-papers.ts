import type { Page } from '@playwright/test';
import type { Query } from './database-proxy.ts';
import type { PaidSession } from './desk-sessions.ts';

export const pdf = Buffer.from(`%PDF-1.4\n${' '.repeat(3000)}\n%%EOF\n`);
export const resumeFile = { name: 'asha-verma.pdf', mimeType: 'application/pdf', buffer: pdf };

export const openSession = (page: Page, { orderId }: PaidSession) =>
  page.goto(`/schedule?order_id=${orderId}`);
export const resumes = (page: Page) => page.getByRole('group', { name: 'Your resumes' });
export const after = (page: Page) => page.getByRole('region', { name: 'After the session' });

/** What a session that is booked for later would be, had it begun some minutes ago. */
export async function letBegin(database: Query, { orderId }: PaidSession): Promise<void> {
  await database(
    `update public.bookings
     set status = 'done', starts_at = begun, ends_at = begun + interval '30 minutes',
         blocked_from = begun, blocked_to = begun + interval '30 minutes'
     from (select now() - interval '40 minutes' as begun) as times where order_id = $1`,
    [orderId],
  );
}
