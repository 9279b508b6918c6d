import { randomUUID } from 'node:crypto';
import { newLessonPath } from '../../../src/features/courses/paths/admin.ts';
import { checkoutStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import { isReadable } from '../site/pages-by-audience.ts';
import { askDatabase } from './database-proxy.ts';
import type { StackInUse } from './stack-in-use.ts';

/** How someone comes to see a built page as it is meant to be seen. */
export interface PageAccess {
  /** The address to open. */
  address: string;
  needsAdmin: boolean;
  /** What the page before would have left in the tab. */
  sessionStorage: Record<string, string>;
}

const chosenOrder = {
  mentorshipType: 'resume_preparation',
  amount: 149,
  customer: { name: 'Kavya Nair', email: 'kavya.nair@example.com', phone: '9876543210' },
};

/** The way to the page of this built address: as a visitor where possible, with an order or as an admin where needed. */
export async function accessTo(address: string, stack: StackInUse): Promise<PageAccess> {
  const way: PageAccess = { address, needsAdmin: false, sessionStorage: {} };
  switch (address) {
    case '/404':
      return { ...way, address: '/no-such-page' };
    case '/payment':
      return { ...way, sessionStorage: { [checkoutStorageKey]: JSON.stringify(chosenOrder) } };
    case '/payment/success':
    case '/payment/receipt':
      return { ...way, address: `${address}?order_id=${await paidOrder(stack)}` };
    case '/session':
      return way;
    case '/admin/courses/lesson':
      return { ...way, address: newLessonPath('resume-mastery', ''), needsAdmin: true };
    case '/shell/event-editor':
      return { ...way, address: `/events/edit/${await someEvent(stack)}`, needsAdmin: true };
    default:
      return {
        ...way,
        needsAdmin: !isReadable(address) && !/^\/shell\/(?:blog-post|event)$/.test(address),
      };
  }
}

/** Runs in the page, before its own scripts. */
export function leaveInTab(items: Record<string, string>): void {
  for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
}

async function someEvent(stack: StackInUse): Promise<string> {
  const [event] = await askDatabase(stack.databaseUrl)<{ id: string }>(
    'select id from public.events order by event_date limit 1',
  );
  if (!event) throw new Error('There is no event to edit.');
  return event.id;
}

async function paidOrder(stack: StackInUse): Promise<string> {
  const orderId = `ord_${randomUUID().replaceAll('-', '')}`;
  const { name, email, phone } = chosenOrder.customer;
  await askDatabase(stack.databaseUrl)(
    `insert into public.payments
       (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email, customer_phone, paid_at)
     values ($1, $2, 'paid', $3, $4, $5, $6, now())`,
    [orderId, chosenOrder.amount, chosenOrder.mentorshipType, name, email, phone],
  );
  return orderId;
}
