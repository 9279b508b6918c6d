import { isoWeekday, shortDay, weekdays } from '../../../src/features/sessions/lib/desk-labels.ts';
import { addDays } from '../../../src/shared/lib/dates/calendar.ts';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { takeDown } from '../../support/browser/network.ts';
import { toast } from '../../support/browser/payment-admin.ts';
import { bookingOf, chooseATime, confirm } from '../../support/browser/sessions.ts';
import {
  expect,
  inDays,
  offeredDay,
  openDesk,
  rowOf,
  save,
  showAllWaiting,
  test,
} from '../../support/browser/desk-sessions.ts';

test('the mentor adds open hours to a weekday and sees them offered @phone', async ({
  admin: { page },
  database,
}) => {
  const day = addDays(todayInIndia(), 5);
  const weekday = isoWeekday(day);
  await openDesk(page);
  await expect(offeredDay(page, day)).not.toContainText('4:00 am');
  const hours = page.getByRole('group', { name: weekdays[weekday - 1]! });
  await hours.getByRole('button', { name: /^Add hours/ }).click();
  await hours.getByLabel('From').last().fill('04:00');
  // Other tests open hours of their own from 4:40 on.
  await hours.getByLabel('to', { exact: true }).last().fill('04:30');
  await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
  await save(page);
  await expect(toast(page, 'This is what people can book now.')).toBeVisible();
  await expect(offeredDay(page, day)).toContainText('4:00 am');

  // As in another tab, between two times that this one saves.
  const addedElsewhere = [addDays(todayInIndia(), 300)];
  await database(
    `insert into public.open_hours (on_date, opens_at, closes_at) values ($1, '10:00', '10:30')`,
    addedElsewhere,
  );
  await hours.getByRole('button', { name: /^Remove 4:00 am to 4:30 am/ }).click();
  await save(page);
  await expect(offeredDay(page, day)).not.toContainText('4:00 am');
  expect(
    await database(`select id from public.open_hours where weekday = $1 and opens_at = '04:00'`, [
      weekday,
    ]),
  ).toEqual([]);
  expect(
    await database('delete from public.open_hours where on_date = $1 returning id', addedElsewhere),
  ).toHaveLength(1);
});

test('hours that begin together and numbers out of bounds are told at their fields, and nothing is saved', async ({
  admin: { page },
}) => {
  await openDesk(page);
  const monday = page.getByRole('group', { name: 'Monday' });
  const from = monday.getByLabel('From');
  const begin = await from.first().inputValue();
  await monday.getByRole('button', { name: /^Add hours/ }).click();
  await from.last().fill(begin);
  await monday.getByLabel('to', { exact: true }).last().fill('23:00');
  await page.getByRole('spinbutton', { name: 'At most sessions on one day.' }).fill('90');
  await save(page);
  await expect(from.last()).toBeFocused();
  await expect(monday).toContainText('Other hours of this day begin at the same time.');
  await expect(page.getByText('Enter a whole number from 1 to 20')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'At most sessions on one day.' })).toHaveValue(
    '90',
  );
});

test('a day with a session cannot become a day off until it is cancelled', async ({
  admin: { page },
  addSession,
  problems,
}) => {
  problems.expect(/409: POST \/rest\/v1\/open_hours/);
  const day = addDays(todayInIndia(), 6);
  const booked = await addSession({ startsAt: inDays(6, '03:20') });
  await openDesk(page);
  await showAllWaiting(page);
  await page.getByRole('button', { name: 'Add a day off' }).click();
  const newDay = page.getByRole('group', { name: 'A new day' });
  await newDay.getByLabel('Day', { exact: true }).fill(day);
  const dayOff = page.getByRole('group', { name: shortDay(day) });
  await save(page);
  await expect(dayOff).toContainText(`3:20 am ${booked.person}`);
  await expect(dayOff).toContainText('Move or cancel what is booked, then save again.');
  await expect(dayOff.getByLabel('Day', { exact: true })).toHaveValue(day);

  await rowOf(page, booked)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Cancel this session?' });
  await expectAccessibleDialog(question);
  await expect(question).toContainText('choose another time or ask for a refund');
  await question.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(toast(page, 'The session is cancelled')).toBeVisible();
  await expect(rowOf(page, booked)).toContainText('You cancelled');

  await save(page);
  await expect(offeredDay(page, day)).toContainText('Day off');
  await dayOff.getByRole('button', { name: /^Remove the day/ }).click();
  await save(page);
  await expect(offeredDay(page, day)).not.toContainText('Day off');
});

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

test('the mentor says that somebody did not come, and takes it back', async ({
  admin: { page },
  addSession,
}) => {
  const session = await addSession({ startsAt: inDays(-1, '02:50') });
  await openDesk(page);
  await page.getByText('Earlier', { exact: true }).click();
  const row = rowOf(page, session);
  await expect(row).toContainText('Over: did it take place?');
  await row.getByRole('button', { name: /^Did not come/ }).click();
  await expect(row.getByText('Did not come', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Took place/ }).click();
  await expect(row.getByText('Took place', { exact: true })).toBeVisible();
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

test('hours that are not saved are asked about before the page is left', async ({
  admin: { page },
}) => {
  await openDesk(page);
  const monday = page.getByRole('group', { name: 'Monday' });
  await monday.getByRole('button', { name: /^Add hours/ }).click();
  await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
  // The press ends when the question is answered.
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  expect(await asked).toBe('beforeunload');
  await expect(page).toHaveURL(/\/admin\/sessions#schedule$/);
  await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
  await monday
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
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
  const session = await addSession({ startsAt: inDays(2, '04:00') });
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
