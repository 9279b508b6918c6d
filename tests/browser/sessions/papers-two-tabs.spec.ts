import type { Page } from '@playwright/test';
import {
  expect,
  inDays,
  openDesk,
  type PaidSession,
  rowOf,
  test,
} from '../../support/browser/desk-sessions.ts';
import { toast } from '../../support/browser/toast.ts';

async function openPapers(page: Page, session: PaidSession) {
  await openDesk(page);
  const row = rowOf(page, session);
  await row.getByText(/^Notes and papers/).click();
  await expect(row.getByLabel('Private note')).toBeVisible();
  return row;
}

test('two tabs that each write one of the notes keep both, and hear of the one that both have written', async ({
  admin: { page },
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: inDays(5, '01:00') });
  const newer = await page.context().newPage();
  const row = await openPapers(page, session);
  const newerRow = await openPapers(newer, session);
  const saveIn = async (tab: Page, label: string, text: string) => {
    const tabRow = rowOf(tab, session);
    await tabRow.getByLabel(label).fill(text);
    await tabRow.getByRole('button', { name: 'Save notes' }).click();
    await expect(toast(tab, 'Your notes are saved.')).toBeVisible();
    await tab.getByRole('button', { name: 'Close: Saved' }).click();
  };
  await saveIn(page, 'Private note', 'First');
  await saveIn(newer, 'Note for them', 'For them');
  await expect(newerRow.getByLabel('Private note')).toHaveValue('First');
  await saveIn(newer, 'Private note', 'Second');
  await row.getByLabel('Note for them').fill('For them, better');
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(row.getByRole('alert')).toContainText('Stored now: For them');
  await expect(row.getByRole('alert')).not.toContainText('Private note');
  await expect(row.getByLabel('Private note')).toHaveValue('Second');
  await saveIn(page, 'Note for them', 'For them, better');
  expect(
    await database(
      `select private_note, shared_note from public.session_notes
       where booking_id = (select id from public.bookings where order_id = $1)`,
      [session.orderId],
    ),
  ).toEqual([{ private_note: 'Second', shared_note: 'For them, better' }]);
});

test('a step that was changed or removed elsewhere is not overwritten unseen', async ({
  admin: { page },
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: inDays(5, '01:40') });
  await database(
    `insert into public.session_steps (booking_id, position, step)
     select id, place, 'Step ' || place from public.bookings, generate_series(1, 2) as place where order_id = $1`,
    [session.orderId],
  );
  const elsewhere = (sql: string) =>
    database(
      `${sql} where position = $2 and booking_id = (select id from public.bookings where order_id = $1)`,
      [session.orderId, 1],
    );
  const row = await openPapers(page, session);
  await row.getByRole('button', { name: 'Change Step 1' }).click();
  const field = row.getByLabel('Change the step');
  await field.fill('Mine');
  await elsewhere(`update public.session_steps set step = 'Theirs'`);
  await row.getByRole('button', { name: 'Save step' }).click();
  await expect(row.getByRole('alert')).toContainText('Stored now: Theirs');
  await expect(row.getByRole('alert')).toContainText('You typed: Mine');
  await expect(field).toHaveValue('Mine');

  await elsewhere('delete from public.session_steps');
  await row.getByRole('button', { name: 'Save step' }).click();
  await expect(row.getByRole('alert')).toContainText('Stored now: removed');
  await expect(field).toHaveValue('Mine');
  await row.getByRole('button', { name: 'Save step' }).click();
  await expect(row.getByRole('checkbox', { name: 'Mine' })).toBeVisible();
  await expect(row.getByRole('checkbox', { name: 'Step 2' })).toBeVisible();
});
