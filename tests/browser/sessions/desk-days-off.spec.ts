import { shortDay } from '../../../src/features/sessions/lib/desk-labels.ts';
import { addDays } from '../../../src/shared/lib/dates/calendar.ts';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { toast } from '../../support/browser/toast.ts';
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

test('a day with a session cannot become a day off until it is cancelled', async ({
  admin: { page },
  addSession,
}) => {
  const day = addDays(todayInIndia(), 6);
  const booked = await addSession({ startsAt: inDays(6, '03:20') });
  await openDesk(page);
  await showAllWaiting(page);
  await page.getByRole('button', { name: 'Add days off' }).click();
  const newDay = page.getByRole('group', { name: 'New days' });
  await newDay.getByLabel('First day').fill(day);
  const dayOff = page.getByRole('group', { name: shortDay(day) });
  await save(page);
  await expect(dayOff).toContainText(`3:20 am ${booked.person}`);
  await expect(dayOff).toContainText('Move or cancel what is booked, then save again.');
  await expect(dayOff.getByLabel('First day')).toHaveValue(day);

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
  await dayOff.getByRole('button', { name: /^Remove the days/ }).click();
  await save(page);
  await expect(offeredDay(page, day)).not.toContainText('Day off');
});

test('a holiday of two weeks is a first and a last day, and names each session that is booked in it @phone', async ({
  admin: { page },
  addSession,
  database,
}) => {
  // Later than all that other tests book, in the one calendar.
  const first = addDays(todayInIndia(), 200);
  const last = addDays(first, 13);
  const booked = [
    await addSession({ startsAt: inDays(201, '03:20') }),
    await addSession({ startsAt: inDays(213, '02:20') }),
  ];
  await openDesk(page);
  await page.getByRole('button', { name: 'Add days off' }).click();
  const newDays = page.getByRole('group', { name: 'New days' });
  await newDays.getByLabel('Last day').fill(addDays(first, -1));
  await newDays.getByLabel('First day').fill(first);
  await save(page);
  await expect(page.getByText('The last day is before the first one')).toBeVisible();
  const holiday = page.getByRole('group', { name: `${shortDay(first)} to` });
  await expect(holiday.getByLabel('Last day')).toBeFocused();
  await holiday.getByLabel('Last day').fill(last);
  await save(page);
  const words = (
    [
      [0, 201, '3:20 am'],
      [1, 213, '2:20 am'],
    ] as const
  ).map(
    ([index, day, time]) =>
      `${shortDay(addDays(todayInIndia(), day))}, ${time} ${booked[index]?.person}`,
  );
  await expect(holiday).toContainText(words.join('; '));
  await expect(page.getByText('See beside the day what to do.')).toBeVisible();
  // A phone has no room for a toast beside the names.
  const isPhone = page.viewportSize()!.width < 640;
  await expect(toast(page, 'Not saved')).toHaveCount(isPhone ? 0 : 1);
  const stored = () =>
    database<{ on_date: string }>(
      `select on_date::text from public.open_hours
       where on_date between $1 and $2 and opens_at is null order by on_date`,
      [first, last],
    );
  expect(await stored()).toEqual([]);

  await database(
    `update public.bookings set status = 'cancelled_by_mentor' where order_id = any($1)`,
    [booked.map(({ orderId }) => orderId)],
  );
  await save(page);
  await expect(toast(page, 'This is what people can book now.')).toBeVisible();
  expect((await stored()).map(({ on_date }) => on_date)).toEqual(
    Array.from({ length: 14 }, (_, index) => addDays(first, index)),
  );
  await page.reload();
  await page.getByRole('link', { name: 'Open hours' }).click();
  await expect(holiday.getByLabel('Last day')).toHaveValue(last);
  await holiday.getByRole('button', { name: /^Remove the days/ }).click();
  await save(page);
  await expect.poll(stored).toEqual([]);
});
