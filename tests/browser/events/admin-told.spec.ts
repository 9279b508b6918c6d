import type { Page } from '@playwright/test';
import { longDate } from '../../../src/shared/lib/dates/labels.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { dayFromToday, expect, type StoredEvent, test } from '../../support/browser/events.ts';
import type { Person } from '../../support/browser/people.ts';

/** They have their mail about it. */
async function register(database: Query, event: StoredEvent, ...people: Person[]) {
  for (const { id, email } of people) {
    await database(
      `insert into public.event_registrations (event_id, user_id, user_name, user_email, college_name, phone_number)
       values ($1, $2, 'Kavya Nair', $3, 'MNIT, Jaipur', '9829012345')`,
      [event.id, id, email],
    );
  }
  await database(
    `update public.outbox set sent_at = now() where kind = 'event_registration' and subject like $1`,
    [`${event.id}:%`],
  );
}

const told = (database: Query, event: StoredEvent) =>
  database(
    `select kind, recipient from public.outbox
     where kind in ('event_changed', 'event_cancelled') and subject like $1 order by recipient`,
    [`${event.id}:%`],
  );

async function openQuestion(page: Page, event: StoredEvent) {
  await page.goto('/admin/events');
  await page.getByRole('button', { name: `Delete: ${event.title}` }).click();
  return page.getByRole('dialog', { name: 'Delete event' });
}

test('before deleting an event an admin reads how many people get a mail about it', async ({
  admin: { page },
  student,
  otherStudent,
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await register(database, event, student, otherStudent);
  const question = await openQuestion(page, event);
  await expect(question).toContainText(
    '2 people are registered. They get a mail that it does not take place. This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeHidden();
  expect(await told(database, event)).toEqual(
    [student.email, otherStudent.email]
      .sort()
      .map((recipient) => ({ kind: 'event_cancelled', recipient })),
  );
});

test('of an event without registrations nobody is told, and the question says nothing of it', async ({
  admin: { page },
  addEvent,
}) => {
  const event = await addEvent();
  const counted = page.waitForResponse(/event_registrations/);
  const question = await openQuestion(page, event);
  await counted;
  await expect(question).toContainText('deleted as well. This action cannot be undone.');
});

test('an admin who moves an event reads who is told; the profile of who comes shows the new day', async ({
  admin: { page },
  student,
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await register(database, event, student);
  await page.goto(`/events/edit/${event.id}`);
  const note = page.getByRole('status').filter({ hasText: 'registered' });
  await page.getByLabel('Title').fill(`${event.title}, again`);
  await page.getByLabel('Event Time').fill('17:00');
  await expect(note).toHaveText('1 person is registered and gets a mail about the new time.');
  await page.getByLabel('Event Time').fill(event.event_time);
  await expect(note).toBeHidden();
  await page.getByLabel('Event Date').fill(dayFromToday(12));
  await page.getByLabel('Joining Link').fill('https://meet.example/clinic');
  await expect(note).toHaveText(
    '1 person is registered and gets a mail about the new date and link.',
  );
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page).toHaveURL('/events');
  expect(await told(database, event)).toEqual([
    { kind: 'event_changed', recipient: student.email },
  ]);

  await student.page.goto('/profile');
  const own = student.page.getByRole('listitem').filter({ hasText: event.title });
  await expect(own).toContainText(longDate(dayFromToday(12)));
});

test('nobody is told of an event that is over, and the form says nothing of it', async ({
  admin: { page },
  student,
  addEvent,
  database,
}) => {
  const event = await addEvent({ event_date: dayFromToday(-2) });
  await register(database, event, student);
  await page.goto(`/events/edit/${event.id}`);
  await page.getByLabel('Venue').fill('Library');
  await expect(page.getByText('a mail about')).toBeHidden();
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page).toHaveURL('/events');
  expect(await told(database, event)).toEqual([]);
});
