import {
  dialog,
  fillRest,
  openDialog,
  register,
} from '../../support/browser/event-registration.ts';
import { expect, test } from '../../support/browser/events.ts';
import { aParent, declaration, fillParent, under18 } from '../../support/browser/guardian.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a parent registers a student under 18, and the mentor sees whom to ask', async ({
  student: { page },
  admin,
  addEvent,
  database,
}) => {
  const parent = aParent();
  const event = await addEvent();
  await openDialog(page, event);
  await fillRest(page);
  await under18(dialog(page)).check();
  await register(page).click();
  await expect(declaration(dialog(page))).toHaveAccessibleDescription(/has to agree/);
  await expect(dialog(page).getByLabel('College Name')).toHaveValue('MBM University, Jodhpur');

  await fillParent(dialog(page), parent);
  await register(page).click();
  await expect(page.getByText('You are registered', { exact: true })).toBeVisible();
  expect(
    await database(
      'select under_18, guardian_email from public.event_registrations where event_id = $1',
      [event.id],
    ),
  ).toEqual([{ under_18: true, guardian_email: parent.email }]);

  await admin.page.goto('/admin/events');
  await admin.page.getByRole('button', { name: `Registrations: ${event.title}` }).click();
  await admin.page.getByLabel('Search registrations').fill(parent.email);
  await expect(admin.page.getByText('Under 18', { exact: true })).toBeVisible();
  await expect(admin.page.getByRole('link', { name: parent.email })).toBeVisible();
});
