import type { Page } from '@playwright/test';
import { shortDay } from '../../../src/features/sessions/lib/desk-labels.ts';
import { addDays } from '../../../src/shared/lib/dates/calendar.ts';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import {
  expect,
  inDays,
  openDesk,
  save,
  test as base,
} from '../../support/browser/desk-sessions.ts';
import { toast } from '../../support/browser/toast.ts';

// An hour more or less of notice takes no time from other tests: theirs are days ahead.
const test = base.extend<{ noticeHours: () => Promise<number> }>({
  noticeHours: async ({ database }, use) => {
    const stored = async () => {
      const [row] = await database<{ notice_hours: number }>(
        'select notice_hours from public.schedule_settings',
      );
      return row!.notice_hours;
    };
    const before = await stored();
    await use(stored);
    await database('update public.schedule_settings set notice_hours = $1', [before]);
  },
});

// Two of them change the same rule.
test.describe.configure({ mode: 'default' });

const noticeIn = (page: Page) =>
  page.getByRole('spinbutton', { name: 'A time can be booked until hours before it begins.' });

test('an old tab saves what was changed in it, and puts nothing else back', async ({
  admin: { page },
  database,
  noticeHours,
}) => {
  const day = addDays(todayInIndia(), 310);
  const hoursBefore = await noticeHours();
  const newer = await page.context().newPage();
  await openDesk(page);
  await openDesk(newer);
  await noticeIn(newer).fill(String(hoursBefore + 1));
  await save(newer);
  await expect(toast(newer, 'This is what people can book now.')).toBeVisible();

  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByRole('group', { name: 'New days' }).getByLabel('First day').fill(day);
  await save(page);
  await expect(toast(page, 'This is what people can book now.')).toBeVisible();
  expect(await noticeHours()).toBe(hoursBefore + 1);
  await expect(noticeIn(page)).toHaveValue(String(hoursBefore + 1));

  await page.getByRole('button', { name: `Remove the days ${shortDay(day)}` }).click();
  await save(page);
  await expect
    .poll(() => database('select id from public.open_hours where on_date = $1', [day]))
    .toEqual([]);
});

test('sessions on a day off are named beside it, also when another tab has stored an earlier one', async ({
  admin: { page },
  addSession,
  database,
}) => {
  const [earlier, day] = [addDays(todayInIndia(), 320), addDays(todayInIndia(), 330)];
  const booked = await addSession({ startsAt: inDays(330, '03:20') });
  await openDesk(page);
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByRole('group', { name: 'New days' }).getByLabel('First day').fill(day);
  await database('insert into public.open_hours (on_date) values ($1)', [earlier]);
  await save(page);
  await expect(page.getByRole('group', { name: shortDay(earlier) })).toBeVisible();
  const dayOff = page.getByRole('group', { name: shortDay(day) });
  await expect(dayOff).toContainText(`3:20 am ${booked.person}`);
  await expect(dayOff.getByLabel('First day')).toBeFocused();

  await page.getByRole('button', { name: `Remove the days ${shortDay(earlier)}` }).click();
  await expect(dayOff).toContainText(`3:20 am ${booked.person}`);
  const hours = await noticeIn(page).inputValue();
  await noticeIn(page).fill('9999');
  await save(page);
  await expect(noticeIn(page)).toBeFocused();
  await expect(dayOff).not.toContainText(booked.person);

  await noticeIn(page).fill(hours);
  await dayOff.getByRole('button', { name: /^Remove the days/ }).click();
  await save(page);
  await expect(toast(page, 'This is what people can book now.')).toBeVisible();
  expect(
    await database('select id from public.open_hours where on_date = any($1)', [[earlier, day]]),
  ).toEqual([]);
});

test('a rule that two tabs have changed is told with both numbers, and saved when the mentor says so', async ({
  admin: { page },
  database,
  noticeHours,
}) => {
  const hoursBefore = await noticeHours();
  await openDesk(page);
  await noticeIn(page).fill(String(hoursBefore + 2));
  await database('update public.schedule_settings set notice_hours = $1', [hoursBefore + 1]);
  await save(page);
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText(`Stored now: ${hoursBefore + 1}`);
  await expect(told).toContainText(`You typed: ${hoursBefore + 2}`);
  await expect(noticeIn(page)).toHaveValue(String(hoursBefore + 2));
  expect(await noticeHours()).toBe(hoursBefore + 1);

  await told.getByRole('button', { name: 'Take what is stored' }).click();
  await expect(noticeIn(page)).toHaveValue(String(hoursBefore + 1));
  await expect(told).toBeHidden();
  await noticeIn(page).fill(String(hoursBefore + 2));
  await save(page);
  await expect(toast(page, 'This is what people can book now.')).toBeVisible();
  expect(await noticeHours()).toBe(hoursBefore + 2);
});
