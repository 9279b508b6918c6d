import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import {
  accountLink,
  linkIn,
  logIn,
  mailTo,
  newcomer,
} from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test } from '../../support/test.ts';

const save = { name: 'Save changes' };

test('a student changes the name, and only the own profile changes', async ({
  student: { page, id, email },
  otherStudent,
  database,
}) => {
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Kavya N. Nair');
  const sent = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/profiles'),
  );
  await page.getByRole('button', save).click();

  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(accountLink(page, 'Kavya N. Nair')).toBeVisible();
  expect(new URL((await sent).url()).searchParams.get('id')).toBe(`eq.${id}`);
  const names = await database<{ email: string; full_name: string }>(
    'select email, full_name from public.profiles where id = any($1)',
    [[id, otherStudent.id]],
  );
  expect(names).toContainEqual({ email, full_name: 'Kavya N. Nair' });
  expect(names).toContainEqual({ email: otherStudent.email, full_name: otherStudent.fullName });
});

for (const first of ['the new', 'the old']) {
  test(`a new address counts for the login once both have answered, ${first} one first`, async ({
    student: { page, email, password },
    browser,
    inbox,
    problems,
  }) => {
    const next = newcomer().email;
    await page.goto('/profile');
    await page.getByLabel('Email').fill(next);
    await page.getByRole('button', save).click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`You still log in with ${email}`);

    await page.goto(linkIn(await mailTo(inbox, first === 'the new' ? next : email)));
    await expect(toast(page, 'One of two links is open')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('main')).toContainText(`You still log in with ${email}`);
    await page.goto(linkIn(await mailTo(inbox, first === 'the new' ? email : next)));
    await expect(page).toHaveURL('/profile');
    await expect(toast(page, 'Your email address is changed')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('You still log in with');

    const elsewhere = await browser.newContext();
    await problems.follow(elsewhere);
    const fresh = await elsewhere.newPage();
    await fresh.goto('/auth');
    await logIn(fresh, { email: next, password });
    await expect(fresh).toHaveURL('/');
    await elsewhere.close();
  });
}

test('a failed save shows the message, and the typed text stays', async ({
  student: { page },
  problems,
}) => {
  problems.expect(/500: PATCH/);
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { code: 'XX000', message: 'The table rests' } })
      : route.continue(),
  );
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Kavya N. Nair');
  await page.getByRole('button', save).click();
  await expect(toast(page, 'Profile update failed')).toContainText('The table rests');
  await expect(page.getByLabel('Full Name')).toHaveValue('Kavya N. Nair');

  await page.unroute('**/rest/v1/profiles*');
  await page.getByRole('button', save).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(toast(page, 'Profile update failed')).toBeHidden();
});

test('an address is required', async ({ student: { page } }) => {
  await page.goto('/profile');
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', save).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example.com/);
});

test('a student cancels a registration', async ({ student: { page, id, email }, database }) => {
  const [event] = await database<{ id: string; title: string }>(
    `select id, title from public.events
     where status = 'approved' and not is_past_event and event_date > current_date + 1 limit 1`,
  );
  await database(
    `insert into public.event_registrations
       (event_id, user_id, user_name, user_email, college_name, phone_number)
     values ($1, $2, 'Kavya Nair', $3, 'Government Engineering College, Ajmer', '9829012345')`,
    [event?.id, id, email],
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: `Cancel registration: ${event?.title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this registration?' });
  await expectAccessibleDialog(dialog);
  await dialog.getByRole('button', { name: 'Cancel registration' }).click();

  await expect(toast(page, 'Registration cancelled')).toContainText(
    'If you added the event to your own calendar, please delete it there yourself.',
  );
  await expect(page.getByRole('main')).toContainText('You are not registered for an event.');
  expect(
    await database('select 1 from public.event_registrations where user_id = $1', [id]),
  ).toEqual([]);
});
