import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { longDate } from '../../../src/shared/lib/dates/labels.ts';
import { dayFromToday, expect, test, uniqueWord } from '../../support/browser/events.ts';
import { takeDown } from '../../support/browser/network.ts';

const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).first();

async function fillNewEvent(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Bring one page.');
  await page.getByLabel('Event Time').fill('18:30');
  await page.getByLabel('Venue').fill('Seminar hall, Jaipur');
  await page.getByLabel('Category').selectOption('Workshop');
}

const chooseDay = (page: Page, day: string) =>
  page.getByRole('button', { name: longDate(day), exact: true }).click();

test('an admin creates an event, which everyone can see at once', async ({
  admin: { page, id },
  visitor,
  database,
}) => {
  const title = `Resume clinic ${uniqueWord()}`;
  await page.goto('/events');
  await page.getByRole('link', { name: 'Create New Event' }).click();
  await fillNewEvent(page, title);
  await chooseDay(page, dayFromToday(0));
  await page.getByLabel('Target Audience').selectOption('TPOs');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/events');
  await expect(toast(page, 'Event created and approved successfully')).toBeVisible();

  const rows = await database(
    `select status, audience, event_date::text, event_time, created_by, department, poster_url,
       approved_at is not null as approved from public.events where title = $1`,
    [title],
  );
  expect(rows).toEqual([
    {
      status: 'approved',
      audience: 'tpo',
      event_date: dayFromToday(0),
      event_time: '18:30',
      created_by: id,
      department: null,
      poster_url: null,
      approved: true,
    },
  ]);
  await visitor.goto(`/events?q=${title.split(' ').at(-1)}`);
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await database('delete from public.events where title = $1', [title]);
});

test('days that are over cannot be chosen, and the arrow keys move between the others', async ({
  admin: { page },
}) => {
  await page.goto('/events/create');
  const calendar = page.getByRole('group', { name: 'Event Date' });
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  const today = calendar.getByRole('button', { name: longDate(dayFromToday(0)), exact: true });
  await expect(today).toBeEnabled();
  await today.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(today).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const nextWeek = calendar.getByRole('button', { name: longDate(dayFromToday(7)), exact: true });
  await expect(nextWeek).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nextWeek).toHaveAttribute('aria-pressed', 'true');
});

test('what is missing is said, and nothing is stored', async ({ admin: { page } }) => {
  await page.goto('/events/create');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Venue')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Venue').fill('Seminar hall, Jaipur');
  await expect(page.getByLabel('Venue')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Choose a date')).toBeVisible();
  await chooseDay(page, dayFromToday(2));
  await expect(page.getByText('Choose a date')).toBeHidden();
});

test('a poster is seen before it is saved', async ({ admin: { page }, stack }) => {
  await page.goto('/events/create');
  await page.getByLabel('Poster URL').fill(`${stack.url}/icon-512.png`);
  await expect(page.getByRole('img', { name: 'The poster as visitors see it' })).toBeVisible();
});

for (const [screen, path, title, message] of [
  ['create', '/events/create', 'Unauthorized', 'You do not have permission to access this page.'],
  [
    'edit',
    '/events/edit/3f2a91bc-0000-4000-8000-00000000ffff',
    'Access Denied',
    "You don't have permission to access this page.",
  ],
  ['manage', '/admin/events', 'Access Denied', "You don't have permission to access this page."],
] as const) {
  test(`a student cannot ${screen} events, and a visitor is sent to log in`, async ({
    student,
    visitor,
  }) => {
    await student.page.goto(path);
    await expect(student.page.getByText(title)).toBeVisible();
    await expect(student.page.getByText(message)).toBeVisible();
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/^[^?]*\/auth\?next=/);
  });
}

test('an admin edits every part of an event', async ({ admin: { page }, addEvent, database }) => {
  const event = await addEvent({ audience: 'students', link: 'https://meet.example/a' });
  await page.goto(`/events/edit/${event.id}`);
  await expect(page.getByLabel('Title')).toHaveValue(event.title);
  await expect(page.getByLabel('Event Date')).toHaveValue(event.event_date);
  await expect(page.getByLabel('Target Audience')).toHaveValue('students');
  await page.getByLabel('Category').fill('A category of its own');
  await expect(page.getByLabel('Mark as Past Event')).toHaveAccessibleDescription(/Ended early/);
  await page.getByLabel('Mark as Past Event').check();
  await page.getByLabel('Recording URL').fill('https://video.example/recording');
  await page.getByLabel('Target Audience').selectOption('TPOs');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page).toHaveURL('/events');
  await expect(toast(page, 'Event updated successfully')).toBeVisible();
  const rows = await database(
    `select category, audience, is_past_event, recording_url, link, status
     from public.events where id = $1`,
    [event.id],
  );
  expect(rows).toEqual([
    {
      category: 'A category of its own',
      audience: 'tpo',
      is_past_event: true,
      recording_url: 'https://video.example/recording',
      link: 'https://meet.example/a',
      status: 'approved',
    },
  ]);
  await page.goto('/admin/events');
  const managed = page.getByRole('listitem').filter({ hasText: event.title });
  await expect(managed).toContainText('Ended early');
});

test('a past event leads the manager to its recording, or else to where people joined', async ({
  admin: { page },
  addEvent,
}) => {
  const day = dayFromToday(-3);
  const recorded = await addEvent({
    event_date: day,
    recording_url: 'https://video.example/recorded',
  });
  const linked = await addEvent({ event_date: day, link: 'https://meet.example/linked' });
  const bare = await addEvent({ event_date: day });
  const coming = await addEvent();
  await page.goto('/admin/events');
  const action = (title: string, name: string) =>
    page.getByRole('link', { name: `${name}: ${title} (opens in a new tab)` });
  await expect(action(recorded.title, 'Watch Recording')).toHaveAttribute('href', /recorded$/);
  await expect(action(recorded.title, 'Join Event')).toHaveCount(0);
  await expect(action(linked.title, 'Join Event')).toHaveAttribute('href', /linked$/);
  await expect(action(bare.title, 'Join Event')).toHaveAttribute('href', '/events');
  await expect(action(coming.title, 'Join Event')).toHaveCount(0);
});

test('an address that is none is not called missing, and the admin reads what is wrong with it', async ({
  admin: { page },
  addEvent,
}) => {
  const event = await addEvent();
  await page.goto(`/events/edit/${event.id}`);
  await page.getByLabel('Recording URL').fill('not an address');
  await page.getByRole('button', { name: 'Update Event' }).click();
  const problem = 'Enter an address that begins with https:// or http://';
  await expect(toast(page, problem)).toBeVisible();
  await expect(page.getByLabel('Recording URL')).toBeFocused();
  await page.getByLabel('Venue').fill('');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible();
});

test('an event that is not there cannot be edited', async ({ admin: { page } }) => {
  await page.goto('/events/edit/3f2a91bc-0000-4000-8000-00000000ffff');
  await expect(toast(page, 'Failed to load event')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('the later of two edits does not overwrite the earlier one unseen', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await page.goto(`/events/edit/${event.id}`);
  await page.getByLabel('Venue').fill('My hall, Kota');
  await database(`update public.events set venue = 'Their hall, Udaipur' where id = $1`, [
    event.id,
  ]);
  await page.getByRole('button', { name: 'Update Event' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'Someone else changed this event' });
  await expect(question).toContainText('Their hall, Udaipur');
  await expect(question).toContainText('My hall, Kota');
  await expect(page.getByLabel('Venue')).toHaveValue('My hall, Kota');
  const venue = () => database('select venue from public.events where id = $1', [event.id]);
  expect(await venue()).toEqual([{ venue: 'Their hall, Udaipur' }]);
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect(page).toHaveURL('/events');
  expect(await venue()).toEqual([{ venue: 'My hall, Kota' }]);
});

test('an admin approves and rejects what is pending, and only that', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const wanted = await addEvent({ status: 'pending' });
  const unwanted = await addEvent({ status: 'pending' });
  await page.goto('/admin/events');
  await page.getByRole('button', { name: /^Pending/ }).click();
  await page.getByRole('button', { name: `Approve: ${wanted.title}` }).click();
  await expect(toast(page, 'Event approved successfully')).toBeVisible();
  await page.getByRole('button', { name: `Reject: ${unwanted.title}` }).click();
  await expect(toast(page, 'Event rejected successfully')).toBeVisible();
  const rows = await database(
    `select status, approved_at is not null as stamped from public.events
     where id in ($1, $2) order by status`,
    [wanted.id, unwanted.id],
  );
  expect(rows).toEqual([
    { status: 'approved', stamped: true },
    { status: 'rejected', stamped: false },
  ]);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(page.getByRole('heading', { name: wanted.title })).toBeVisible();
  await expect(page.getByRole('button', { name: `Approve: ${wanted.title}` })).toBeHidden();
});

test('of two admins who decide at once the first one wins', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent({ status: 'pending' });
  await page.goto('/admin/events');
  const reject = page.getByRole('button', { name: `Reject: ${event.title}` });
  await expect(reject).toBeVisible();
  await database(`update public.events set status = 'approved' where id = $1`, [event.id]);
  await reject.click();
  await expect(toast(page, 'Failed to update event status')).toBeVisible();
  await expect(reject).toBeHidden();
  expect(await database('select status from public.events where id = $1', [event.id])).toEqual([
    { status: 'approved' },
  ]);
});

test('an event is deleted with its registrations, after asking', async ({
  admin: { page },
  student,
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await database(
    `insert into public.event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
     values ($1, $2, 'Kavya Nair', $3, 'MNIT, Jaipur', '9829012345')`,
    [event.id, student.id, student.email],
  );
  await page.goto('/admin/events');
  await page.getByRole('button', { name: `Delete: ${event.title}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete event' });
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Event has been deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: event.title })).toBeHidden();
  const left = 'select id from public.event_registrations where event_id = $1';
  expect(await database(left, [event.id])).toEqual([]);
});

test('an admin searches registrations and saves all of them for a spreadsheet', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await database(
    `with guests as (
       insert into auth.users (id, aud, role, email)
       select gen_random_uuid(), 'authenticated', 'authenticated', 'guest' || number || '.' || $2 || '@example.com'
       from generate_series(1, 1100) as number
       returning id, email
     )
     insert into public.event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
     select $1::uuid, id, case when email like 'guest7.%' then '=HYPERLINK("x")' else 'Guest' end, email, 'MNIT, Jaipur', '+91 98290 12345'
     from guests`,
    [event.id, event.id.slice(0, 8)],
  );
  await page.goto('/admin/events');
  await page.getByRole('button', { name: `Registrations: ${event.title}` }).click();
  await expect(page.getByText('1100 registered')).toBeVisible();
  await page.getByLabel('Search registrations').fill('guest1099.');
  await expect(page.getByText('1 of 1100 registered')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^registrations-.*\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.charCodeAt(0)).toBe(0xfeff);
  expect(file.trimEnd().split('\r\n')).toHaveLength(1101);
  expect(file).toContain(`"'=HYPERLINK(""x"")"`);
  expect(file).toContain(`"'+91 98290 12345"`);
  await database(`delete from auth.users where email like 'guest%.' || $1 || '@example.com'`, [
    event.id.slice(0, 8),
  ]);
});

test('a copy begins with the words of the event, and needs a day of its own', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent({
    event_date: dayFromToday(-3),
    recording_url: 'https://video.example/recording',
  });
  await page.goto('/admin/events');
  await page.getByRole('link', { name: `Duplicate: ${event.title}` }).click();
  await expect(page.getByLabel('Title')).toHaveValue(event.title);
  await expect(page.getByLabel('Recording URL')).toHaveValue('');
  await page.getByLabel('Title').fill(`${event.title} again`);
  await chooseDay(page, dayFromToday(0));
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/events');
  const rows = await database('select event_date::text from public.events where title = $1', [
    `${event.title} again`,
  ]);
  expect(rows).toEqual([{ event_date: dayFromToday(0) }]);
  await database('delete from public.events where title = $1', [`${event.title} again`]);
});

test('while the backend is down the manager says so and tries again', async ({
  admin: { page },
  problems,
  addEvent,
}) => {
  const event = await addEvent();
  problems.expect(/500: (?:GET|HEAD) \/rest\/v1\/events/);
  await takeDown(page, '**/rest/v1/events*');
  await page.goto('/admin/events');
  await expect(toast(page, 'Failed to load events')).toBeVisible();
  await expect(page.getByRole('main').getByText('Failed to load events')).toBeVisible();
  await page.unroute('**/rest/v1/events*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: event.title })).toBeVisible();
});
