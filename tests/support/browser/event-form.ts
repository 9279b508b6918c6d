import type { Page } from '@playwright/test';
import { addMonths, monthOf } from '../../../src/shared/lib/dates/calendar.ts';
import { todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { longDate } from '../../../src/shared/lib/dates/labels.ts';

/** The calendar begins with the month of today: a day of a later one is turned to first. */
export async function chooseDay(page: Page, day: string) {
  const calendar = page.getByRole('group', { name: 'Event Date' });
  for (let month = monthOf(todayInIndia()); month < monthOf(day); month = addMonths(month, 1)) {
    await calendar.getByRole('button', { name: 'Next month' }).click();
  }
  await calendar.getByRole('button', { name: longDate(day), exact: true }).click();
}

interface NewEvent {
  title: string;
  day?: string;
  venue?: string;
}

/** What the form of a new event asks for; today, where no day is said. */
export async function fillNewEvent(
  page: Page,
  { title, day = todayInIndia(), venue = 'Seminar hall, Jaipur' }: NewEvent,
) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Bring one page.');
  await chooseDay(page, day);
  await page.getByLabel('Event Time').fill('18:30');
  await page.getByLabel('Venue').fill(venue);
  await page.getByLabel('Category').selectOption('Workshop');
}
