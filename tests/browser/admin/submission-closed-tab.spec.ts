import type { Page } from '@playwright/test';
import { comeBack } from '../../support/browser/closed-tab.ts';
import { expect, inquiryRow, openNote, search, test } from '../../support/browser/dashboard.ts';

// A phone that is short of memory closes a tab in the background without a question, and loads its page again later.
test.use({ sharesTabs: false });

const noteOf =
  'select status, note, next_date::text from public.inquiry_notes where submission_id = $1';

const restored = (page: Page) => page.getByText('You typed this note before and did not save it.');

test('a note on an inquiry is still in its form when the phone had closed the tab, until it is saved @phone', async ({
  admin: { page },
  addBooking,
  database,
}) => {
  const booking = await addBooking();
  await page.goto('/admin');
  let dialog = await openNote(page, booking);
  await dialog.getByLabel('Status').selectOption('replied');
  await dialog.getByLabel('Next date').fill('2099-01-02');
  await dialog.getByLabel('Private note').fill('Wants Saturday.');
  await comeBack(page);

  dialog = await openNote(page, booking);
  await expect(restored(page)).toBeVisible();
  await expect(dialog.getByLabel('Status')).toHaveValue('replied');
  await expect(dialog.getByLabel('Next date')).toHaveValue('2099-01-02');
  await expect(dialog.getByLabel('Private note')).toHaveValue('Wants Saturday.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await database(noteOf, [booking.id])).toEqual([
    { status: 'replied', note: 'Wants Saturday.', next_date: '2099-01-02' },
  ]);

  await page.reload();
  await openNote(page, booking);
  await expect(restored(page)).toBeHidden();
});

test('a note that is there again stays after Escape, until it is cancelled, dropped or discarded', async ({
  admin: { page },
  addBooking,
}) => {
  const booking = await addBooking();
  await page.goto('/admin');
  let dialog = await openNote(page, booking);
  const note = page.getByLabel('Private note');
  await note.fill('Wants Saturday.');
  await comeBack(page);
  dialog = await openNote(page, booking);
  await expect(note).toHaveValue('Wants Saturday.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  dialog = await openNote(page, booking);
  await expect(note).toHaveValue('Wants Saturday.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  dialog = await openNote(page, booking);
  await expect(note).toHaveValue('');

  await note.fill('Wants Sunday.');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close without saving' }).click();
  dialog = await openNote(page, booking);
  await expect(note).toHaveValue('');

  await note.fill('Wants Sunday.');
  await note.fill('');
  await comeBack(page);
  dialog = await openNote(page, booking);
  await expect(restored(page)).toBeHidden();

  await note.fill('Wants Sunday.');
  await comeBack(page);
  dialog = await openNote(page, booking);
  await expect(note).toHaveValue('Wants Sunday.');
  await dialog.getByRole('button', { name: 'Discard it' }).click();
  await expect(restored(page)).toBeHidden();
  await expect(note).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openNote(page, booking);
  await expect(note).toHaveValue('');
});

test('a note that was typed before the tab was closed does not overwrite unseen what somebody else has saved meanwhile', async ({
  admin: { page },
  addBooking,
  database,
}) => {
  const booking = await addBooking();
  await page.goto('/admin');
  await openNote(page, booking);
  await page.getByLabel('Private note').fill('Wants Saturday.');
  await database(
    `insert into public.inquiry_notes (submission_id, status, note) values ($1, 'won', 'Has paid.')`,
    [booking.id],
  );
  await comeBack(page);
  await search(page, booking.name);
  await expect(inquiryRow(page, booking)).toContainText('Won');

  const dialog = await openNote(page, booking);
  await expect(page.getByLabel('Private note')).toHaveValue('Wants Saturday.');
  const theirs = dialog.getByRole('alert').filter({ hasText: 'Someone else has saved a note' });
  await expect(theirs).toContainText('Has paid.');
  await database(`update public.inquiry_notes set note = 'Paid twice.' where submission_id = $1`, [
    booking.id,
  ]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toContainText('Paid twice.');
  expect(await database(noteOf, [booking.id])).toEqual([
    { status: 'won', note: 'Paid twice.', next_date: null },
  ]);
  await dialog.getByRole('button', { name: 'Discard it' }).click();
  await expect(theirs).toBeHidden();
  await expect(page.getByLabel('Private note')).toHaveValue('Paid twice.');
  await expect(dialog.getByLabel('Status')).toHaveValue('won');
});
