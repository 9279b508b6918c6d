import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { logIn } from '../../support/browser/account-steps.ts';
import { toast } from '../../support/browser/toast.ts';
import { endedNote, letSessionEnd, logInBeside } from '../../support/browser/ended-session.ts';
import { questionOnLeaving } from '../../support/browser/leaving.ts';
import { giveCourse, sampleLessons } from '../../support/browser/lessons.ts';
import { takeDown } from '../../support/browser/network.ts';
import { logout } from '../../support/browser/session-links.ts';
import { expect, test } from '../../support/test.ts';

test('a form that was begun waits out of sight while its person logs in again beside it, and can be saved then @phone', async ({
  student: { page, fullName, ...person },
  problems,
}) => {
  await page.goto('/profile');
  const field = page.getByLabel('Full Name');
  await expect(field).toHaveValue(fullName);
  await field.fill('Kavya N. Nair');
  await letSessionEnd(page, problems);

  await expectAccessibleDialog(endedNote(page));
  await expect(endedNote(page)).toContainText('What you typed is still here');
  await expect(field).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(endedNote(page)).toBeVisible();

  await logInBeside(page, person);
  await expect(endedNote(page)).toBeHidden();
  await expect(field).toHaveValue('Kavya N. Nair');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
});

test('an event that was begun is still there after a logout in another tab', async ({
  admin: { page, ...person },
}) => {
  await page.goto('/events/create');
  await page.getByLabel('Description').fill('Bring two offers.');
  const other = await page.context().newPage();
  await other.goto('/contact');
  await logout(other).click();
  await expect(other).toHaveURL('/auth');
  await other.close();
  await expect(endedNote(page)).toBeVisible();
  await expect(page.getByLabel('Description')).toBeHidden();
  await logInBeside(page, person);
  await expect(page.getByLabel('Description')).toHaveValue('Bring two offers.');
});

test('nobody else who logs in sees or saves what was typed', async ({
  admin: { page },
  signIn,
}) => {
  const other = await signIn({ fullName: 'Rohan Mehta', isAdmin: true });
  await page.goto('/events/create');
  await page.getByLabel('Description').fill('Bring two offers.');
  const beside = await page.context().newPage();
  await beside.goto('/contact');
  await logout(beside).click();
  await expect(endedNote(page)).toBeVisible();
  await logIn(beside, other);
  await expect(beside).toHaveURL('/');

  const note = page.getByRole('alertdialog', { name: 'Another account is logged in now' });
  await expectAccessibleDialog(note);
  await expect(page.getByLabel('Description')).toBeHidden();
  page.on('dialog', (dialog) => void dialog.accept());
  await note.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('someone with nothing typed is led to the login, without promises', async ({
  student: { page, fullName, email, password },
  problems,
}) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  await letSessionEnd(page, problems);
  await expect(page).toHaveURL('/auth?next=%2Fprofile');
  await expect(toast(page, 'Your session has ended')).toContainText('Please log in again.');
  await expect(toast(page, 'Your session has ended')).not.toContainText('kept');
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/profile');
});

test('someone who leaves without saving is led to the login', async ({
  student: { page, fullName },
  problems,
}) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  await page.getByLabel('Full Name').fill('Kavya N. Nair');
  await letSessionEnd(page, problems);
  await endedNote(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fprofile');
});

test('someone who logs out where they type leaves at once', async ({
  student: { page, fullName },
}) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName);
  await page.getByLabel('Full Name').fill('Kavya N. Nair');
  await logout(page).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('someone who logs out beside a note of a lesson leaves at once too, and shows it to nobody', async ({
  student,
  database,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(sampleLessons.second);
  await page.getByRole('textbox', { name: 'Your note' }).fill('Numbers first.');
  page.on('dialog', (dialog) => void dialog.dismiss());
  await logout(page).click();
  await expect(page).toHaveURL('/auth');
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
});

test('while a logout fails, leaving a note of a lesson is still asked about', async ({
  student,
  database,
  problems,
}) => {
  const { page } = student;
  await giveCourse(database, student);
  await page.goto(sampleLessons.second);
  await page.getByRole('textbox', { name: 'Your note' }).fill('Numbers first.');
  problems.expect(/503: POST \/auth\/v1\/logout/);
  await takeDown(page, '**/auth/v1/logout*');
  await logout(page).click();
  await expect(toast(page, 'Logout Failed')).toBeVisible();
  const leave = () => page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  expect(await questionOnLeaving(page, leave)).toBe('beforeunload');
});
