import { toast } from '../../support/browser/toast.ts';
import { expect, inquiryRow, openPart, test } from '../../support/browser/dashboard.ts';

test('a student is sent home with the words of docs/product.md 6, and a visitor to log in @phone', async ({
  student,
  visitor,
}) => {
  const asked: string[] = [];
  student.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await student.page.goto('/admin');
  await expect(student.page).toHaveURL('/');
  await expect(toast(student.page, 'Access Denied')).toContainText(
    "You don't have permission to access the admin dashboard.",
  );
  expect(asked.filter((path) => /inquir|admin_actions|figures|changes_since/.test(path))).toEqual(
    [],
  );
  await visitor.goto('/admin');
  await expect(visitor).toHaveURL(/\/auth\?next=%2Fadmin$/);
});

test('an admin who has lost the role sees and changes nothing more', async ({
  admin: { page, id },
  problems,
  addBooking,
  database,
}) => {
  const booking = await addBooking();
  problems.expect(/403: POST \/rest\/v1\/rpc\/inquiry_counts/);
  problems.expect(
    /403: POST \/rest\/v1\/rpc\/(?:dashboard_figures|changes_since|sample_tables|waiting_work|todays_work)/,
  );
  problems.expect(/console\.error: DataError: Only admins can ask for what is a sample/);
  await page.goto('/admin');
  const figures = await openPart(page, 'Figures');
  await expect(figures.getByRole('heading', { name: 'Reviews by star' })).toBeVisible();
  await page.getByRole('button', { name: `Open: ${booking.name}` }).click();
  await database('delete from public.user_roles where user_id = $1', [id]);
  problems.expect(/40[13]: POST \/rest\/v1\/inquiry_notes/);
  await page.getByLabel('Private note').fill('Too late');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to save the note');
  await expect(page.getByLabel('Private note')).toHaveValue('Too late');
  expect(
    await database('select note from public.inquiry_notes where submission_id = $1', [booking.id]),
  ).toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(inquiryRow(page, booking)).toBeHidden();
  await expect(page.getByRole('main').getByText('Failed to load the figures.')).toBeVisible();
});
