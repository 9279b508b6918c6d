import { isoWeekday, weekdays } from '../../../src/features/sessions/lib/desk-labels.ts';
import { addDays } from '../../../src/shared/lib/dates/calendar.ts';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, offeredDay, openDesk, save, test } from '../../support/browser/desk-sessions.ts';

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

test('times and days of open hours are shown whole, each with its button beside it @phone', async ({
  admin: { page },
}) => {
  await openDesk(page);
  await page.getByRole('button', { name: 'Add days with other hours' }).click();
  const form = page.getByRole('group', { name: 'When people can book' });
  const fields = form.locator('input[type=time], input[type=date]');
  expect(await fields.count()).toBeGreaterThan(3);
  const cut = await fields.evaluateAll(
    (inputs) =>
      (inputs as HTMLInputElement[]).filter((input) => {
        const whole = input.cloneNode() as HTMLInputElement;
        whole.removeAttribute('id');
        Object.assign(whole.style, { width: 'max-content', minWidth: '0', flex: 'none' });
        input.parentElement?.append(whole);
        const needed = whole.offsetWidth;
        whole.remove();
        return input.offsetWidth < needed;
      }).length,
  );
  expect(cut).toBe(0);
  const monday = page.getByRole('group', { name: 'Monday' });
  const end = await monday.getByLabel('to', { exact: true }).first().boundingBox();
  const remove = await monday
    .getByRole('button', { name: /^Remove/ })
    .first()
    .boundingBox();
  expect(Math.abs((end?.y ?? 0) - (remove?.y ?? 0))).toBeLessThan(10);
  await form.getByRole('button', { name: 'Remove the days', exact: true }).click();
});
