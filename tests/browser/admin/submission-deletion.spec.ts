import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { toast } from '../../support/browser/toast.ts';
import {
  dashboardIsLoaded,
  expect,
  inquiryRow,
  openInquiries,
  search,
  test,
} from '../../support/browser/dashboard.ts';

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
  await openInquiries(page);
  await page.getByRole('button', { name: `Delete: ${booking.name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete submission' });
  await expectAccessibleDialog(question);
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
  problems,
}) => {
  problems.expect(/403: POST .*delete_inquiry/);
  const booking = await addBooking();
  await page.goto('/admin');
  await dashboardIsLoaded(page);
  await page.getByRole('button', { name: `Delete: ${booking.name}` }).click();
  await database('delete from public.user_roles where user_id = $1', [id]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Error')).toContainText(
    'Failed to delete the submission. Please try again.',
  );
  expect(
    await database('select id from public.form_submissions where id = $1', [booking.id]),
  ).toHaveLength(1);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('one who tried three times is one row, is read attempt by attempt, deleted and taken back', async ({
    admin: { page },
    addBooking,
    database,
  }) => {
    const first = await addBooking({ created_at: '2026-01-05T06:30:00Z', goal: 'skills' });
    const same = { fullname: first.name };
    await addBooking({ ...same, created_at: '2026-01-05T07:30:00Z' });
    await addBooking({ ...same, created_at: '2026-01-06T06:30:00Z' });
    await database(
      `insert into public.inquiry_notes (submission_id, note) values ($1, 'Calls on Monday')`,
      [first.id],
    );
    await page.goto('/admin');
    await search(page, first.name);
    const row = inquiryRow(page, first);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Interview Preparation · 3 attempts');
    await page.getByRole('button', { name: `Open: ${first.name}` }).click();
    const dialog = page.getByRole('dialog', { name: first.name });
    await expect(dialog.getByLabel('Private note')).toHaveValue('Calls on Monday');
    const attempts = dialog.getByRole('region', { name: 'Other attempts' }).getByRole('listitem');
    await expect(attempts).toHaveCount(2);
    await expect(attempts.first()).toContainText('Otherwise the same.');
    await expect(attempts.last()).toContainText('5 Jan 2026, 12:00 pm IST');
    await expect(attempts.last()).toContainText('skills');

    await dialog.getByRole('button', { name: 'Delete submission' }).click();
    const question = page.getByRole('dialog', { name: 'Delete submission' });
    await expect(question).toContainText('with all 3 attempts');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row).toBeHidden();
    const left = 'select id from public.form_submissions where fullname = $1';
    expect(await database(left, [first.name])).toEqual([]);
    await page.getByRole('button', { name: `Undo: ${first.name}` }).click();
    await expect(row).toContainText('3 attempts');
    expect(await database(left, [first.name])).toHaveLength(3);
  });
});
