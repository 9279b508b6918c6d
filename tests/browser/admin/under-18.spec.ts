import { search, test as withInquiries } from '../../support/browser/dashboard.ts';
import {
  inDays,
  openDesk,
  rowOf,
  test as withSessions,
} from '../../support/browser/desk-sessions.ts';
import { aParent } from '../../support/browser/guardian.ts';
import { expect } from '../../support/test.ts';

const viewport = { width: 360, height: 740 };
withInquiries.use({ viewport });
withSessions.use({ viewport });

withInquiries(
  'an admin finds an inquiry by the parent, and reads whom to ask',
  async ({ admin: { page }, addBooking }) => {
    const parent = aParent();
    const { name } = await addBooking({
      under_18: true,
      guardian_name: parent.name,
      guardian_email: parent.email,
      guardian_declared_at: '2026-11-26',
    });
    await page.goto('/admin');
    await search(page, parent.email);
    await page.getByRole('button', { name: `Open: ${name}` }).click();
    const inquiry = page.getByRole('dialog', { name });
    await expect(inquiry).toContainText('Under 18');
    await expect(inquiry).toContainText(parent.name);
    await expect(inquiry).toContainText(parent.email);
  },
);

withSessions(
  'an admin reads at a session whom to ask',
  async ({ admin: { page }, addSession, database }) => {
    const parent = aParent();
    const session = await addSession({ startsAt: inDays(2, '03:40') });
    await database(
      `update public.payments
     set under_18 = true, guardian_name = $2, guardian_email = $3, guardian_declared_at = now()
     where order_id = $1`,
      [session.orderId, parent.name, parent.email],
    );
    await openDesk(page);
    const row = rowOf(page, session);
    await expect(row).toContainText('Under 18');
    await expect(row).toContainText(parent.name);
    await expect(row.getByRole('link', { name: parent.email })).toBeVisible();
  },
);
