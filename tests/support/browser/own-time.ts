import { expect, type Page } from '@playwright/test';
import { addDays } from '../../../src/shared/lib/dates/calendar.ts';
import { isoTimeInIndia, todayInIndia } from '../../../src/shared/lib/dates/india.ts';
import { nearDate, twelveHourTime } from '../../../src/shared/lib/dates/labels.ts';
import { fillBookingForm, openBookingForm, type Someone } from './booking-steps.ts';
import type { Query } from './database-proxy.ts';

/** A time that the mentor offers for one test: all tests share one calendar, at the same time. */
export interface OwnTime {
  /** ISO 8601, in UTC. */
  startsAt: string;
  /** YYYY-MM-DD in India. */
  day: string;
  /** Like 3:20 am, as the buttons say it. */
  clock: string;
}

/** From 4:40 to 9:20, in minutes: the desk's tests have the night before, and the sample's mentor what comes after. */
const beginnings = [280, 320, 360, 400, 440, 480, 520, 560];

/** Opens a time, a week or two ahead, that no other test has. */
export async function openOwnTime(database: Query): Promise<OwnTime> {
  const today = todayInIndia();
  const offered = beginnings.flatMap((minutes) =>
    [8, 9, 10, 11, 12, 13, 14].map((ahead) => ({ minutes, day: addDays(today, ahead) })),
  );
  for (const { minutes, day } of offered.sort(() => Math.random() - 0.5)) {
    const opens = clockOf(minutes);
    const rows = await database(
      `insert into public.open_hours (weekday, opens_at, closes_at)
       values (extract(isodow from $1::date), $2::time, $2::time + interval '30 minutes')
       on conflict do nothing
       returning id`,
      [day, opens],
    );
    if (rows.length === 0) continue;
    const startsAt = new Date(isoTimeInIndia(day, opens)).toISOString();
    return { startsAt, day, clock: twelveHourTime(opens).toLowerCase() };
  }
  throw new Error('All times that tests may have are taken.');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clockOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Shows the free times in the booking form. */
export const chooseNow = (page: Page) => page.getByRole('button', { name: 'Choose a time now' });

/** Presses the day and the time among the free ones that the page shows. */
export async function pressTime(page: Page, { day, clock }: OwnTime): Promise<void> {
  const [weekday = '', date = ''] = nearDate(day).split(' ');
  const dayButton = page.getByRole('radio', {
    name: new RegExp(`^${weekday.slice(0, 3)} ${date} `),
  });
  await dayButton.check({ force: true });
  // Not `check`, which looks whether it is checked then: a time that has just gone may be taken away again by then.
  await page.getByRole('radio', { name: new RegExp(`^${clock}`) }).click({ force: true });
}

/** Fills in the booking form with a time of this test's own, which is pressed and perhaps not yet held. */
export async function chooseOwnTime(
  page: Page,
  database: Query,
  person: Someone,
): Promise<OwnTime> {
  const time = await openOwnTime(database);
  await openBookingForm(page);
  await fillBookingForm(page, person);
  await chooseNow(page).click();
  await pressTime(page, time);
  return time;
}

/** As another browser does, from another network. */
export async function holdForSomebodyElse(database: Query, startsAt: string): Promise<void> {
  const [held] = await database<{ answer: string }>(
    `select answer from public.hold_time(
       $1::timestamptz, md5(random()::text) || md5(random()::text), md5(random()::text), 15, 8)`,
    [startsAt],
  );
  expect(held?.answer).toBe('ok');
}
