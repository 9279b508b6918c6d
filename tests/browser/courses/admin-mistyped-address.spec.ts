import { randomUUID } from 'node:crypto';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { expect, learnerRow, openCourses, test } from '../../support/browser/mentor-courses.ts';
import { toast } from '../../support/browser/toast.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

const resumeCourse = { slug: 'resume-mastery' };

/** Somebody has paid for a course under an address that no account has. */
async function payForCourse(database: Query) {
  const word = uniqueWord();
  const order = { id: `ord_${randomUUID().replaceAll('-', '')}`, name: `Rohit ${word}` };
  await database(
    `insert into public.payments (order_id, amount, payment_status, mentorshiptype, customer_name, customer_email,
                                  customer_phone, paid_at, livemode)
     values ($1, 499, 'paid', 'resume_interview_course', $2, $3, '9876543210', now() - interval '9 years', false)`,
    [order.id, order.name, `${word}@gmial.example`],
  );
  return order;
}

test('an order with a typo in its address goes to the account that is meant, or waits for it @phone', async ({
  admin: { page },
  addLearner,
  database,
}) => {
  const order = await payForCourse(database);
  const buyer = await addLearner({ source: 'none' });
  await openCourses(page, resumeCourse);
  const waiting = page
    .getByRole('list', { name: 'Paid, no account yet' })
    .getByRole('listitem')
    .filter({ hasText: order.name });
  const dialog = page.getByRole('dialog', { name: 'Move to another address' });
  const moveTo = async (address: string) => {
    await dialog.getByLabel('New address').fill(address);
    // As long as a finger does: no message from before may come over the button meanwhile.
    await dialog.getByRole('button', { name: 'Move the order' }).click({ delay: 200 });
  };
  await expect(waiting).toContainText('@gmial.example');
  await waiting.getByRole('button', { name: /^Move to another address/ }).click();
  await expect(dialog).toContainText(order.id);
  await expectAccessibleDialog(dialog);
  await moveTo(`not.yet.${buyer.email}`);
  await expect(toast(page, 'Order moved, and waits')).toBeVisible();
  await expect(waiting).toContainText(`not.yet.${buyer.email}`);

  await waiting.getByRole('button', { name: /^Move to another address/ }).click();
  await moveTo(buyer.email);
  await expect(toast(page, `The course is open to ${buyer.email} now`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(waiting).toHaveCount(0);
  const row = learnerRow(page, buyer);
  await expect(row).toContainText('Bought');

  await row.getByRole('button', { name: /^Move to another address/ }).click();
  await database(`update public.payments set payment_status = 'refunded' where order_id = $1`, [
    order.id,
  ]);
  await moveTo(`again.${buyer.email}`);
  await expect(toast(page, 'This order is not paid any more')).toBeVisible();
  await expect(row).toContainText('Ended');
});
