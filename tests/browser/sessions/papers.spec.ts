import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleDialog } from '../../support/browser/accessibility.ts';
import { expect, openDesk, rowOf, test } from '../../support/browser/desk-sessions.ts';
import { openOwnTime } from '../../support/browser/own-time.ts';
import { toast } from '../../support/browser/toast.ts';
import {
  after,
  letBegin,
  openSession,
  pdf,
  resumeFile,
  resumes,
} from '../../support/browser/session-papers.ts';

const papers = (page: Page) => resumes(page).getByRole('listitem').getByRole('link');

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
