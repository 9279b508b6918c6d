import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/shared/browser/storage.ts';
import { eventSlug } from '../../../src/features/events/lib/address.ts';
import { expect, type StoredEvent, test } from '../../support/browser/events.ts';
import { loseAnswers } from '../../support/browser/network.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Register for Event' });
const register = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Register', exact: true });

async function openDialog(page: Page, event: StoredEvent) {
  await page.goto(`/events?q=${event.title.split(' ').at(-1)}`);
  await page.getByRole('button', { name: `Register for Event: ${event.title}` }).click();
}

async function fillRest(page: Page) {
  await dialog(page).getByLabel('College Name').fill('MBM University, Jodhpur');
  await dialog(page).getByLabel('Phone Number').fill('98290 12345');
}

const registrations = `select user_name, user_email, college_name, phone_number
  from public.event_registrations where event_id = $1`;

test('a student registers, gets a mail with the calendar file, and can cancel', async ({
  student,
  addEvent,
  database,
  inbox,
}) => {
  const { page } = student;
  const event = await addEvent();
  await openDialog(page, event);
  await expect(dialog(page).getByLabel('Email')).toHaveValue(student.email);
  await fillRest(page);
  await register(page).click();

  const toast = page.getByRole('status').filter({ hasText: 'Registration Successful' });
  await expect(toast).toContainText("You've been registered for the event");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('You are registered', { exact: true })).toBeVisible();
  // Where the button was that opened the dialog.
  const cancel = page.getByRole('button', { name: `Cancel registration: ${event.title}` });
  await expect(cancel).toBeFocused();
  expect(await database(registrations, [event.id])).toEqual([
    {
      user_name: student.fullName,
      user_email: student.email,
      college_name: 'MBM University, Jodhpur',
      phone_number: '98290 12345',
    },
  ]);
  const subject = `You are registered: ${event.title}`;
  await expect
    .poll(async () => (await inbox.messages(student.email)).map((mail) => mail.subject), {
      timeout: 30_000,
    })
    .toContain(subject);

  await page.reload();
  await cancel.click();
  const question = page.getByRole('dialog', { name: 'Cancel registration' });
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Registration cancelled' }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Register for Event: ${event.title}` }),
  ).toBeVisible();
  expect(await database(registrations, [event.id])).toEqual([]);
});

test('a student whose session is gone while the form is open is asked to log in, and keeps what was typed', async ({
  student: { page },
  addEvent,
  problems,
}) => {
  problems.expect(/40[13]: POST \/rest\/v1\/event_registrations/);
  const event = await addEvent();
  await openDialog(page, event);
  await fillRest(page);
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.session);
  await register(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Authentication Required' }),
  ).toContainText('Please log in to register for events');
  await expect(dialog(page).getByLabel('College Name')).toHaveValue('MBM University, Jodhpur');
});

test('each missing or wrong field is named beside it, and nothing is sent', async ({
  student: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent();
  await openDialog(page, event);
  await dialog(page).getByLabel('Full Name').fill('');
  await dialog(page).getByLabel('Email').fill('rohan@example');
  await dialog(page).getByLabel('Phone Number').fill('98290');
  await register(page).click();
  await expect(dialog(page).getByLabel('Full Name')).toBeFocused();
  for (const [label, words] of [
    ['Full Name', 'Name is required'],
    ['Email', 'Valid email is required'],
    ['College Name', 'College name is required'],
    ['Phone Number', 'Valid phone number is required'],
  ] as const) {
    await expect(dialog(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(words));
  }
  expect(await database(registrations, [event.id])).toEqual([]);
});

test('registering twice, from two tabs, makes one row and says so', async ({
  student,
  addEvent,
  database,
  problems,
}) => {
  problems.expect(/409: POST \/rest\/v1\/event_registrations/);
  const event = await addEvent();
  const { page } = student;
  const otherTab = await page.context().newPage();
  await openDialog(page, event);
  await openDialog(otherTab, event);
  for (const tab of [page, otherTab]) await fillRest(tab);
  await register(page).click();
  await expect(dialog(page)).toBeHidden();
  await register(otherTab).click();
  const toast = otherTab.getByRole('alert');
  await expect(toast).toContainText('Already Registered');
  await expect(toast).toContainText("You're already registered for this event");
  await expect(dialog(otherTab)).toBeVisible();
  expect(await database(registrations, [event.id])).toHaveLength(1);
});

test('a double click registers once', async ({ student: { page }, addEvent, database }) => {
  const event = await addEvent();
  await openDialog(page, event);
  await fillRest(page);
  await register(page).dblclick();
  await expect(dialog(page)).toBeHidden();
  expect(await database(registrations, [event.id])).toHaveLength(1);
});

test('nobody can register for an event that was just deleted, and the dialog stays open', async ({
  student: { page },
  addEvent,
  database,
  problems,
}) => {
  problems.expect(/403: POST \/rest\/v1\/event_registrations/);
  const event = await addEvent();
  await openDialog(page, event);
  await fillRest(page);
  await database('delete from public.events where id = $1', [event.id]);
  await register(page).click();
  await expect(page.getByRole('alert')).toContainText('Registration Failed');
  await expect(page.getByRole('alert')).toContainText('Failed to register for the event');
  await expect(dialog(page).getByLabel('College Name')).toHaveValue('MBM University, Jodhpur');
  expect(await database(registrations, [event.id])).toEqual([]);
});

test('an answer that is lost leaves one row, and the next try says so', async ({
  student: { page },
  addEvent,
  database,
  problems,
}) => {
  problems.expect(/503: POST \/rest\/v1\/event_registrations/);
  problems.expect(/409: POST \/rest\/v1\/event_registrations/);
  const event = await addEvent();
  await openDialog(page, event);
  await fillRest(page);
  await loseAnswers(page, '**/rest/v1/event_registrations*');
  await register(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to register for the event');
  await page.unroute('**/rest/v1/event_registrations*');
  await register(page).click();
  await expect(page.getByRole('alert').last()).toContainText('Already Registered');
  expect(await database(registrations, [event.id])).toHaveLength(1);
});

for (const from of ['the list', 'the page of the event'] as const) {
  test(`a visitor on ${from} is sent to log in, and comes back to the dialog`, async ({
    visitor,
    signIn,
    addEvent,
  }) => {
    const person = await signIn({ fullName: 'Kavya Nair' });
    const event = await addEvent();
    const isList = from === 'the list';
    const word = event.title.split(' ').at(-1);
    await visitor.goto(isList ? `/events?q=${word}` : `/events/${eventSlug(event)}`);
    await visitor.getByRole('link', { name: `Login to Register: ${event.title}` }).click();
    const toast = visitor.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await expect(toast).toContainText('Authentication Required');
    await expect(toast).toContainText('Please log in to register for events');
    await visitor.getByLabel('Email').fill(person.email);
    await visitor.getByLabel('Password', { exact: true }).fill(person.password);
    await visitor.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dialog(visitor)).toContainText(event.title);
    await expect(dialog(visitor).getByLabel('Email')).toHaveValue(person.email);
    await expect(visitor).toHaveURL(isList ? '/events' : `/events/${eventSlug(event)}`);
  });
}

test('the dialog gives the keyboard back where it came from', async ({
  student: { page },
  addEvent,
}) => {
  const event = await addEvent();
  await openDialog(page, event);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(
    page.getByRole('button', { name: `Register for Event: ${event.title}` }),
  ).toBeFocused();
});

test('someone can register on a phone @phone', async ({ student: { page }, addEvent }) => {
  const event = await addEvent();
  await openDialog(page, event);
  await fillRest(page);
  await register(page).click();
  await expect(page.getByText('You are registered', { exact: true })).toBeVisible();
});
