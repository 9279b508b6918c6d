import { toast } from '../../support/browser/toast.ts';
import { bookingOf, chooseATime, confirm } from '../../support/browser/sessions.ts';
import {
  expect,
  inDays,
  openDesk,
  rowOf,
  showAllWaiting,
  test,
} from '../../support/browser/desk-sessions.ts';

test('the mentor says that somebody did not come, and takes it back', async ({
  admin: { page },
  addSession,
  database,
}) => {
  const session = await addSession({ startsAt: inDays(-1, '02:50') });
  const row = rowOf(page, session);
  // Half a day after its end the scheduler says that it took place, at any moment.
  await expect(async () => {
    await database(`update public.bookings set status = 'booked' where order_id = $1`, [
      session.orderId,
    ]);
    await openDesk(page);
    await page.getByText('Earlier', { exact: true }).click();
    await expect(row).toContainText('Over: did it take place?');
    await row.getByRole('button', { name: /^Did not come/ }).click();
    await expect(row.getByText('Did not come', { exact: true })).toBeVisible();
  }).toPass();
  await row.getByRole('button', { name: /^Took place/ }).click();
  await expect(row.getByText('Took place', { exact: true })).toBeVisible();
  // What was said before is not true any more.
  await expect(toast(page, `${session.person} took place`)).toBeVisible();
  await expect(toast(page, `${session.person} did not come`)).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
});

test('the mentor who could not come says so, and the person chooses another time', async ({
  admin: { page },
  visitor,
  addSession,
  database,
}) => {
  const session = await addSession({ startsAt: inDays(-1, '03:30') });
  await openDesk(page);
  await showAllWaiting(page);
  await page.getByText('Earlier', { exact: true }).click();
  const earlier = page.getByRole('list', { name: 'Earlier sessions' });
  await rowOf(page, session)
    .and(earlier.getByRole('listitem'))
    .getByRole('button', { name: /^I did not come/ })
    .click();
  await expect(toast(page, 'can choose another time')).toBeVisible();
  const waiting = page.getByRole('list', { name: 'Paid, no time chosen' });
  await expect(
    rowOf(page, session)
      .and(waiting.getByRole('listitem'))
      .getByText(/^You did not come on/),
  ).toBeVisible();

  await visitor.goto(`/schedule?order_id=${session.orderId}`);
  await expect(visitor.getByRole('heading', { name: 'Your mentor was not there' })).toBeVisible();
  const time = await chooseATime(visitor);
  await confirm(visitor).click();
  await expect(visitor.getByRole('heading', { level: 2, name: time })).toBeVisible();
  await expect
    .poll(() => bookingOf(database, session.orderId))
    .toMatchObject({ status: 'booked', moves: 0 });
});

test('an old tab does not cancel a session that has another time by now', async ({
  admin: { page },
  addSession,
  database,
}) => {
  const session = await addSession({ startsAt: inDays(4, '03:50') });
  await openDesk(page);
  const row = rowOf(page, session);
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await database(
    `update public.bookings
     set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour',
         blocked_from = blocked_from + interval '1 hour', blocked_to = blocked_to + interval '1 hour'
     where order_id = $1`,
    [session.orderId],
  );
  const question = page.getByRole('dialog', { name: 'Cancel this session?' });
  await question.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(toast(page, 'Somebody has changed this session in the meantime.')).toBeVisible();
  await expect(row).toContainText('4:50 am');
  expect(await bookingOf(database, session.orderId)).toMatchObject({ status: 'booked' });
});
