import { randomUUID } from 'node:crypto';
import { longDate } from '../../../src/shared/lib/dates/labels.ts';
import { logIn } from '../../support/browser/account-steps.ts';
import { comeBack } from '../../support/browser/closed-tab.ts';
import { fillNewEvent } from '../../support/browser/event-form.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { logout } from '../../support/browser/session-links.ts';
import { toast } from '../../support/browser/toast.ts';

// A phone that is short of memory closes a tab in the background without a question, and loads its page again later.
test.use({ sharesTabs: false });

test('a new event is still in its form when the phone had closed the tab, until it is created @phone', async ({
  admin: { page },
  database,
}) => {
  const title = `Mock interviews ${randomUUID().slice(0, 8)}`;
  const day = dayFromToday(31);
  await page.goto('/events/create');
  await fillNewEvent(page, { title, day });
  await page.getByLabel('Joining Link').fill('https://meet.example/mock');
  await page.getByLabel('Mark as Past Event').check();
  await comeBack(page);

  await expect(page.getByText('This is what you typed here before')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Description')).toHaveValue('Bring one page.');
  await expect(page.getByLabel('Category')).toHaveValue('Workshop');
  await expect(page.getByLabel('Joining Link')).toHaveValue('https://meet.example/mock');
  await expect(page.getByLabel('Mark as Past Event')).toBeChecked();
  const chosen = page.getByRole('button', { name: longDate(day), exact: true });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Mark as Past Event').uncheck();
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/events');
  expect(
    await database(
      `delete from public.events where title = $1 returning event_date, is_past_event`,
      [title],
    ),
  ).toEqual([{ event_date: day, is_past_event: false }]);

  await page.goto('/events/create');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('someone who does not want what they typed before begins again', async ({
  admin: { page },
  addEvent,
}) => {
  const event = await addEvent();
  await page.goto(`/events/edit/${event.id}`);
  await page.getByLabel('Venue').fill('Library, Kota');
  await page.getByLabel('Event Date').fill(dayFromToday(12));
  await comeBack(page);
  await expect(page.getByLabel('Venue')).toHaveValue('Library, Kota');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Venue')).toHaveValue(event.venue);
  await expect(page.getByLabel('Event Date')).toHaveValue(event.event_date);
  await page.reload();
  await expect(page.getByLabel('Venue')).toHaveValue(event.venue);
});

test('what was typed before the tab was closed does not overwrite what somebody else has saved meanwhile', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await page.goto(`/events/edit/${event.id}`);
  await page.getByLabel('Venue').fill('Library, Kota');
  await database(`update public.events set event_time = '17:00' where id = $1`, [event.id]);
  await comeBack(page);
  await expect(page.getByLabel('Venue')).toHaveValue('Library, Kota');
  await page.getByRole('button', { name: 'Update Event' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'Someone else changed this event' });
  await expect(question.getByRole('row', { name: 'Event Time 17:00 18:30' })).toBeVisible();
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Event Time')).toHaveValue('17:00');
  await expect(page.getByLabel('Venue')).toHaveValue(event.venue);
});

test('an admin who logs out in the middle of an event finds it in its form after the next login', async ({
  admin: { page, ...person },
}) => {
  await page.goto('/events/create');
  await page.getByLabel('Description').fill('Bring two offers.');
  await logout(page).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await page.goto('/events/create');
  await logIn(page, person);
  await expect(page.getByLabel('Description')).toHaveValue('Bring two offers.');
});
