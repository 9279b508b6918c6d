import { toast } from '../../support/browser/toast.ts';
import {
  expect,
  inquiryRow,
  openInquiries,
  search,
  test,
} from '../../support/browser/dashboard.ts';

test('an admin opens a submission with all its fields, answers it and notes its status @phone', async ({
  admin: { page },
  addBooking,
  addCollegeInquiry,
  database,
}) => {
  const inquiry = await addCollegeInquiry();
  const booking = await addBooking({ created_at: '2026-01-05T06:30:00Z' });
  await page.goto('/admin');
  await openInquiries(page);
  await page.getByRole('button', { name: `Open: ${inquiry.name}` }).click();
  const dialog = page.getByRole('dialog', { name: inquiry.name });
  for (const text of [
    'Dr. Hemant Vyas',
    'tpo@gec.example',
    '9829011234',
    'hybrid',
    '1,240',
    '31 Dec 2099',
    'Two batches, please.',
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
    'href',
    /^mailto:tpo%40gec\.example\?subject=.*Dr\.%20Hemant%20Vyas/,
  );
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919829011234\?text=.*Thank%20you%20for%20your%20inquiry/,
  );
  await page.keyboard.press('Escape');

  await search(page, booking.name);
  await expect(inquiryRow(page, booking)).toContainText('Waiting over 48 h');
  await page.getByRole('button', { name: `Open: ${booking.name}` }).click();
  const opened = page.getByRole('dialog', { name: booking.name });
  await expect(opened.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919829012345\?text=/,
  );
  await opened.getByLabel('Status').selectOption('replied');
  await opened.getByLabel('Private note').fill('Wants Saturday.');
  await opened.getByLabel('Next date').fill('2099-01-02');
  await opened.getByRole('button', { name: 'Save' }).click();
  await expect(opened).toBeHidden();
  await expect(inquiryRow(page, booking)).toContainText('Replied');
  await expect(inquiryRow(page, booking)).toContainText('Next: 2 Jan 2099');
  await expect(inquiryRow(page, booking)).not.toContainText('Waiting over 48 h');
  expect(
    await database(
      'select status, note, next_date::text from public.inquiry_notes where submission_id = $1',
      [booking.id],
    ),
  ).toEqual([{ status: 'replied', note: 'Wants Saturday.', next_date: '2099-01-02' }]);
});

test('of two admins who note at once neither overwrites the other unseen, and each sees the other on return', async ({
  admin: { page },
  signIn,
  addBooking,
  database,
}) => {
  const booking = await addBooking();
  const other = (await signIn({ fullName: 'Dev Anand', isAdmin: true })).page;
  await page.goto('/admin');
  await other.goto('/admin');
  for (const each of [page, other]) {
    await search(each, booking.name);
    await each.getByRole('button', { name: `Open: ${booking.name}` }).click();
  }
  await page.getByLabel('Private note').fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await other.getByRole('dialog').getByLabel('Status').selectOption('won');
  await other.getByLabel('Private note').fill('Theirs');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(toast(other, 'Error')).toContainText('Nothing was saved');
  await expect(other.getByRole('alert').filter({ hasText: 'Save again' })).toContainText('Mine');
  await expect(other.getByLabel('Private note')).toHaveValue('Theirs');
  const stored = 'select note, status from public.inquiry_notes where submission_id = $1';
  expect(await database(stored, [booking.id])).toEqual([{ note: 'Mine', status: 'new' }]);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  expect(await database(stored, [booking.id])).toEqual([{ note: 'Theirs', status: 'won' }]);

  await expect(inquiryRow(page, booking)).not.toContainText('Won');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(inquiryRow(page, booking)).toContainText('Won');
});
