import { toast } from '../../support/browser/account-steps.ts';
import { dashboardIsLoaded, expect, inquiryRow, test } from '../../support/browser/dashboard.ts';

test('a submission is deleted after asking, and taken back within ten seconds @phone', async ({
  admin: { page },
  addBooking,
  database,
}) => {
  const booking = await addBooking();
  const before = await database('select * from public.form_submissions where id = $1', [
    booking.id,
  ]);
  await database(
    `insert into public.inquiry_notes (submission_id, note) values ($1, 'Calls on Monday')`,
    [booking.id],
  );
  await page.goto('/admin');
  await page.getByRole('button', { name: `Delete: ${booking.name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete submission' });
  await expect(question).toContainText(/This action cannot be undone\./);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(inquiryRow(page, booking)).toBeVisible();

  await page.getByRole('button', { name: `Delete: ${booking.name}` }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Success')).toContainText('Submission deleted successfully.');
  await expect(inquiryRow(page, booking)).toBeHidden();
  const left = 'select id from public.form_submissions where id = $1';
  expect(await database(left, [booking.id])).toEqual([]);

  const undo = page.getByRole('button', { name: `Undo: ${booking.name}` });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inquiryRow(page, booking)).toBeVisible();
  await expect(undo).toBeHidden();
  expect(
    await database('select * from public.form_submissions where id = $1', [booking.id]),
  ).toEqual(before);
  expect(
    await database('select note from public.inquiry_notes where submission_id = $1', [booking.id]),
  ).toEqual([{ note: 'Calls on Monday' }]);
});

test('a deletion holds when the tab closes, and is final after ten seconds', async ({
  admin: { page },
  addBooking,
  database,
}) => {
  const booking = await addBooking();
  await page.goto('/admin');
  await page.getByRole('button', { name: `Delete: ${booking.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const undo = page.getByRole('button', { name: `Undo: ${booking.name}` });
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Individual Inquiries' })).toBeVisible();
  await expect(inquiryRow(page, booking)).toBeHidden();
  expect(
    await database('select id from public.form_submissions where id = $1', [booking.id]),
  ).toEqual([]);

  const late = await addBooking();
  await page.reload();
  await page.getByRole('button', { name: `Delete: ${late.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const lateUndo = page.getByRole('button', { name: `Undo: ${late.name}` });
  await expect(lateUndo).toBeVisible();
  await database(
    `update private.deleted_submissions set deleted_at = now() - interval '20 seconds' where id = $1`,
    [late.id],
  );
  await lateUndo.click();
  await expect(toast(page, 'Error')).toContainText('too late to undo this');
  await expect(lateUndo).toBeHidden({ timeout: 15_000 });
});

test('a refused deletion is said, and the row stays', async ({
  admin: { page, id },
  addBooking,
  database,
}) => {
  const booking = await addBooking();
  await page.goto('/admin');
  await page.getByRole('button', { name: `Delete: ${booking.name}` }).click();
  await dashboardIsLoaded(page);
  await database('delete from public.user_roles where user_id = $1', [id]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Error')).toContainText(
    'Failed to delete the submission. Please try again.',
  );
  expect(
    await database('select id from public.form_submissions where id = $1', [booking.id]),
  ).toHaveLength(1);
});
