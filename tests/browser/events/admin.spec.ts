import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { fillNewEvent } from '../../support/browser/event-form.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { toast } from '../../support/browser/toast.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

test('an admin creates an event, which everyone can see at once', async ({
  admin: { page, id },
  visitor,
  database,
}) => {
  const title = `Resume clinic ${uniqueWord()}`;
  await page.goto('/events');
  await page.getByRole('link', { name: 'Create New Event' }).click();
  await fillNewEvent(page, { title });
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
  await expectAccessibleDialog(question);
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Event has been deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: event.title })).toBeHidden();
  const left = 'select id from public.event_registrations where event_id = $1';
  expect(await database(left, [event.id])).toEqual([]);
});
