import {
  dialog,
  fillRest,
  openDialog,
  register,
  registrations,
} from '../../support/browser/event-registration.ts';
import { expect, test } from '../../support/browser/events.ts';
import { loseAnswers } from '../../support/browser/network.ts';

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
