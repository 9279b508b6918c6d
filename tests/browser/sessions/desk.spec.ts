import { shortDay } from '../../../src/features/sessions/lib/desk-labels.ts';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { takeDown } from '../../support/browser/network.ts';
import { toast } from '../../support/browser/toast.ts';
import {
  expect,
  inDays,
  openDesk,
  rowOf,
  showAllWaiting,
  test,
} from '../../support/browser/desk-sessions.ts';

test('the mentor moves a session to a free time, and not to one that is taken or over', async ({
  admin: { page },
  addSession,
  database,
}) => {
  const session = await addSession({ startsAt: inDays(3, '02:10') });
  await addSession({ startsAt: inDays(3, '03:10') });
  await openDesk(page);
  await rowOf(page, session).getByRole('button', { name: /^Move/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this session' });
  await expectAccessibleDialog(dialog);
  const field = dialog.getByLabel('Date and time in India');
  const move = dialog.getByRole('button', { name: 'Move the session' });
  await expect(dialog.getByRole('list', { name: 'Free times' })).toBeVisible();
  await move.click();
  await expect(dialog).toContainText('Choose one of the free times, or type a date and a time');

  const taken = inDays(3, '03:20').slice(0, 16);
  await field.fill(taken);
  await move.click();
  await expect(dialog).toContainText('Another session, or the pause after it, is at this time.');
  await expect(field).toHaveValue(taken);
  await expect(field).toBeFocused();
  await field.fill(inDays(-1, '10:00').slice(0, 16));
  await move.click();
  await expect(dialog).toContainText('This time is over.');

  const free = dialog.getByRole('list', { name: 'Free times' }).getByRole('button').last();
  await free.click();
  await expect(free).toHaveAttribute('aria-pressed', 'true');
  const chosen = await field.inputValue();
  await move.click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'The session has its time')).toBeVisible();
  const [row] = await database<{ start: string }>(
    `select to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD"T"HH24:MI') as start
     from public.bookings where order_id = $1`,
    [session.orderId],
  );
  expect(row!.start).toBe(chosen);
});

test('somebody who paid is reminded once in three days, and gets a time from the mentor', async ({
  admin: { page },
  addSession,
  database,
}) => {
  const waiting = await addSession();
  await openDesk(page);
  await showAllWaiting(page);
  const row = rowOf(page, waiting);
  const remind = row.getByRole('button', { name: /^Send a reminder/ });
  await remind.click();
  await expect(toast(page, 'Reminder sent')).toBeVisible();
  await expect(row).toContainText(`Reminded on ${shortDay(todayInIndia())}`);
  await remind.click();
  await expect(toast(page, 'Reminded already')).toBeVisible();
  const mails = await database(
    `select id from public.outbox where kind = 'session_choose_time' and recipient = $1`,
    [waiting.email],
  );
  expect(mails).toHaveLength(1);

  await row.getByRole('button', { name: /^Choose a time for them/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a time for them' });
  await dialog.getByLabel('Date and time in India').fill(inDays(4, '02:30').slice(0, 16));
  await dialog.getByRole('button', { name: 'Book this time' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('2:30 am');
  await expect(row).toContainText('Booked');
});

test('a session has the person’s address and phone as links, and where to join', async ({
  admin: { page },
  addSession,
  database,
}) => {
  const [settings] = await database<{ joining_link: string }>(
    'select joining_link from public.schedule_settings',
  );
  const session = await addSession({ startsAt: inDays(2, '02:00') });
  await openDesk(page);
  const row = rowOf(page, session);
  await expect(row.getByRole('link', { name: session.email })).toBeVisible();
  await expect(row.getByRole('link', { name: '9876543210' })).toHaveAttribute(
    'href',
    'tel:9876543210',
  );
  await expect(row.getByRole('link', { name: /^Join/ })).toHaveAttribute(
    'href',
    settings!.joining_link,
  );
});

test('sessions that cannot be loaded can be asked for again', async ({
  admin: { page },
  addSession,
  problems,
}) => {
  const session = await addSession({ startsAt: inDays(2, '03:00') });
  problems.expect(/500: GET \/rest\/v1\/bookings/);
  await takeDown(page, '**/rest/v1/bookings*');
  await page.goto('/admin/sessions');
  await expect(page.getByText('The sessions could not be loaded.')).toBeVisible();
  await page.unroute('**/rest/v1/bookings*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(rowOf(page, session)).toBeVisible();
});

test('other people read that this page is not for them', async ({ student, visitor }) => {
  await student.page.goto('/admin/sessions');
  await expect(
    student.page.getByText("You don't have permission to access this page."),
  ).toBeVisible();
  await expect(student.page.getByRole('heading', { name: 'Today' })).toHaveCount(0);
  await visitor.goto('/admin/sessions');
  await expect(visitor).toHaveURL(/\/auth\?next=/);
});
