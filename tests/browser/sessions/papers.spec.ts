import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import {
  expect,
  openDesk,
  type PaidSession,
  rowOf,
  test,
} from '../../support/browser/desk-sessions.ts';
import { takeDown } from '../../support/browser/network.ts';
import { openOwnTime } from '../../support/browser/own-time.ts';
import { toast } from '../../support/browser/payment-admin.ts';
import type { Query } from '../../support/browser/database-proxy.ts';

const pdf = Buffer.from(`%PDF-1.4\n${' '.repeat(3000)}\n%%EOF\n`);
const resumeFile = { name: 'asha-verma.pdf', mimeType: 'application/pdf', buffer: pdf };

const openSession = (page: Page, { orderId }: PaidSession) =>
  page.goto(`/schedule?order_id=${orderId}`);
const resumes = (page: Page) => page.getByRole('group', { name: 'Your resumes' });
const papers = (page: Page) => resumes(page).getByRole('listitem').getByRole('link');
const after = (page: Page) => page.getByRole('region', { name: 'After the session' });

/** What a session that is booked for later would be, had it begun some minutes ago. */
async function letBegin(database: Query, { orderId }: PaidSession): Promise<void> {
  await database(
    `update public.bookings
     set status = 'done', starts_at = begun, ends_at = begun + interval '30 minutes',
         blocked_from = begun, blocked_to = begun + interval '30 minutes'
     from (select now() - interval '40 minutes' as begun) as times where order_id = $1`,
    [orderId],
  );
}

async function writeSteps(database: Query, { orderId }: PaidSession): Promise<void> {
  await database(
    `insert into public.session_steps (booking_id, position, step)
     select id, place, 'Step ' || place from public.bookings, generate_series(1, 2) as place where order_id = $1`,
    [orderId],
  );
}

test('a buyer leaves a resume and questions, the mentor reads them and writes notes and steps, and the buyer ticks one @phone', async ({
  visitor,
  admin: { page: desk },
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  await expect(after(visitor)).toContainText('will appear here');
  await resumes(visitor).getByLabel('Choose a file').setInputFiles(resumeFile);
  await expect(resumes(visitor)).toContainText('asha-verma.pdf · 3 kB');
  await visitor.getByLabel('First question').fill('How do I explain a gap?');
  await visitor.getByLabel('Third question').fill('Which project first?');
  await visitor.getByRole('button', { name: 'Save questions' }).click();
  await expect(toast(visitor, 'Your mentor reads them before you meet.')).toBeVisible();
  // The one that was left empty is not kept.
  await expect(visitor.getByLabel('Second question')).toHaveValue('Which project first?');

  await openDesk(desk);
  const later = desk.getByText(/^Later: /);
  if (await later.isVisible()) await later.click();
  const row = rowOf(desk, session);
  await row.getByText(/^Notes and papers/).click();
  await expect(row).toContainText('How do I explain a gap?');
  const download = desk.waitForEvent('download');
  await row.getByRole('button', { name: 'Download asha-verma.pdf' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('asha-verma.pdf');
  expect(await readFile(await file.path())).toEqual(pdf);

  await row.getByLabel('Private note').fill('Nervous about numbers');
  await row.getByLabel('Note for them').fill('You did well.');
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(desk, 'Your notes are saved.')).toBeVisible();
  for (const step of ['Rewrite the summary', 'Send it to two people']) {
    await row.getByLabel('New step').fill(step);
    await row.getByRole('button', { name: 'Add step' }).click();
    await expect(row.getByRole('checkbox', { name: step })).toBeVisible();
  }
  await row.getByRole('button', { name: 'Change Send it to two people' }).click();
  await row.getByLabel('Change the step').fill('Send it to three people');
  await row.getByRole('button', { name: 'Save step' }).click();
  await row.getByRole('checkbox', { name: 'Send it to three people' }).check();

  await visitor.reload();
  await expect(after(visitor)).toContainText('will appear here');
  await letBegin(database, session);
  await visitor.reload();
  await expect(after(visitor)).toContainText('You did well.');
  await expect(visitor.getByText('Nervous')).toBeHidden();
  await expect(visitor.getByRole('checkbox', { name: 'Send it to three people' })).toBeChecked();
  const saved = visitor.waitForResponse(/session-step/);
  await visitor.getByRole('checkbox', { name: 'Rewrite the summary' }).check();
  await saved;
  await visitor.reload();
  await expect(visitor.getByRole('checkbox', { name: 'Rewrite the summary' })).toBeChecked();
});

test('a file that is no PDF is refused with words, and what was typed stays', async ({
  visitor,
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  await visitor.getByLabel('First question').fill('Typed and not saved');
  const choose = resumes(visitor).getByLabel('Choose a file');
  await choose.setInputFiles({ ...resumeFile, buffer: Buffer.from('My resume') });
  await expect(resumes(visitor).getByRole('alert')).toContainText(
    'This file is not a PDF, whatever its name says',
  );
  await choose.setInputFiles({ ...resumeFile, buffer: Buffer.alloc(1024 * 1024 + 1) });
  await expect(resumes(visitor).getByRole('alert')).toContainText('larger than 1 MB');
  await expect(visitor.getByLabel('First question')).toHaveValue('Typed and not saved');
});

test('a resume is replaced, kept and removed @phone', async ({ visitor, database, addSession }) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  await resumes(visitor).getByLabel('Choose a file').setInputFiles(resumeFile);
  await resumes(visitor)
    .getByLabel('Replace asha-verma.pdf')
    .setInputFiles({ ...resumeFile, name: '<img src=x onerror=alert(1)> "new".pdf' });
  await expect(papers(visitor)).toHaveText('<img src=x onerror=alert(1)> "new".pdf');
  const download = visitor.waitForEvent('download');
  await papers(visitor).click();
  expect(await readFile(await (await download).path())).toEqual(pdf);

  await resumes(visitor)
    .getByRole('button', { name: /^Remove/ })
    .click();
  const dialog = visitor.getByRole('dialog', { name: 'Remove this resume?' });
  await expectAccessibleDialog(dialog);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await resumes(visitor)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(papers(visitor)).toHaveCount(0);
  await expect(resumes(visitor)).toBeFocused();
});

test('what cannot be saved says so: questions stay, and a tick goes back', async ({
  visitor,
  database,
  problems,
  addSession,
}) => {
  problems.expect(/503: POST \/\.netlify\/functions\/session-/);
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  await takeDown(visitor, '**/.netlify/functions/session-*');
  await visitor.getByLabel('First question').fill('Still here?');
  await visitor.getByRole('button', { name: 'Save questions' }).click();
  await expect(visitor.getByRole('alert').getByText('What you typed is still here')).toBeVisible();
  await expect(visitor.getByLabel('First question')).toHaveValue('Still here?');
  await resumes(visitor).getByLabel('Choose a file').setInputFiles(resumeFile);
  await expect(resumes(visitor).getByRole('alert')).toContainText('could not be sent');

  await writeSteps(database, session);
  await letBegin(database, session);
  await visitor.reload();
  const step = visitor.getByRole('checkbox', { name: 'Step 1' });
  await expect(step).toBeVisible();
  const refreshed = visitor.waitForResponse(/functions\/session\?/);
  await step.click();
  await expect(after(visitor).getByRole('alert')).toContainText('It is as it was before');
  await refreshed;
  await expect(step).not.toBeChecked();
});

test('notes that somebody else saved meanwhile are not overwritten unseen', async ({
  admin: { page },
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openDesk(page);
  const later = page.getByText(/^Later: /);
  if (await later.isVisible()) await later.click();
  const row = rowOf(page, session);
  await row.getByText(/^Notes and papers/).click();
  await row.getByLabel('Private note').fill('Mine');
  await database(
    `insert into public.session_notes (booking_id, private_note, shared_note)
     select id, 'Theirs', 'Shared by them' from public.bookings where order_id = $1`,
    [session.orderId],
  );
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(row.getByRole('alert')).toContainText('Private note: Theirs');
  await expect(row.getByLabel('Private note')).toHaveValue('Mine');
  await expect(row.getByLabel('Note for them')).toHaveValue('Shared by them');
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(row.getByRole('alert')).toBeHidden();
  const [stored] = await database(
    `select private_note, shared_note from public.session_notes
     where booking_id = (select id from public.bookings where order_id = $1)`,
    [session.orderId],
  );
  expect(stored).toEqual({ private_note: 'Mine', shared_note: 'Shared by them' });
});
