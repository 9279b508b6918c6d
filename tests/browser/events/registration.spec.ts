import { eventSlug } from '../../../src/features/events/lib/address.ts';
import { authStorageKey } from '../../../src/shared/browser/storage-keys.ts';
import {
  dialog,
  fillRest,
  openDialog,
  register,
  registrations,
} from '../../support/browser/event-registration.ts';
import { expect, test } from '../../support/browser/events.ts';

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
      phone_number: '9829012345',
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
  ).toContainText('If you added the event to your own calendar, please delete it there yourself.');
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
  await page.evaluate((key) => localStorage.removeItem(key), authStorageKey);
  await register(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Authentication Required' }),
  ).toContainText('Please log in to register for events');
  await expect(dialog(page).getByLabel('College Name')).toHaveValue('MBM University, Jodhpur');
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
