import {
  expect,
  openDesk,
  type PaidSession,
  rowOf,
  test,
} from '../../support/browser/desk-sessions.ts';
import { takeDown } from '../../support/browser/network.ts';
import { openOwnTime } from '../../support/browser/own-time.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import {
  after,
  letBegin,
  openSession,
  resumeFile,
  resumes,
} from '../../support/browser/session-papers.ts';

async function writeSteps(database: Query, { orderId }: PaidSession): Promise<void> {
  await database(
    `insert into public.session_steps (booking_id, position, step)
     select id, place, 'Step ' || place from public.bookings, generate_series(1, 2) as place where order_id = $1`,
    [orderId],
  );
}

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
  await expect(row.getByRole('alert')).toContainText('Stored now: Theirs');
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
