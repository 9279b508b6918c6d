import { readFile } from 'node:fs/promises';
import { toast } from '../../support/browser/account-steps.ts';
import {
  dashboardIsLoaded,
  expect,
  inquiryRow,
  inquiryTable,
  search,
  test,
} from '../../support/browser/dashboard.ts';
import { takeDown } from '../../support/browser/network.ts';

test('an admin sees the counts and both tables with the columns of docs/product.md 2.7 @phone', async ({
  admin: { page },
  addBooking,
  addCollegeInquiry,
  database,
}) => {
  const booking = await addBooking();
  const inquiry = await addCollegeInquiry();
  await page.goto('/admin');
  const individuals = inquiryTable(page, 'Individual Inquiries');
  const colleges = inquiryTable(page, 'College Inquiries');
  const headers = (table: typeof individuals) => table.locator('thead th').allTextContents();
  await expect(inquiryRow(page, booking)).toContainText('kavya@students.example');
  await expect(inquiryRow(page, booking)).toContainText('interview');
  await expect(inquiryRow(page, inquiry)).toContainText('Dr. Hemant Vyas');
  await expect(inquiryRow(page, inquiry)).toContainText('hybrid');
  expect(await headers(individuals)).toEqual(['Full Name', 'Email', 'Goal', 'Actions']);
  expect(await headers(colleges)).toEqual([
    'Institution Name',
    'Contact Person',
    'Email',
    'Preferred Mode',
    'Actions',
  ]);

  // Other tests add and delete meanwhile.
  await expect(async () => {
    const [stored] = await database<{ individual: string; total: string }>(
      `select count(*) filter (where type = 'individual') as individual, count(*) as total
       from public.form_submissions`,
    );
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    const shown = async (name: string) =>
      (
        await page.getByRole('term').filter({ hasText: name }).locator('+ dd').textContent()
      )?.replaceAll(',', '');
    await expect
      .poll(() => shown('Individual Inquiries'), { timeout: 3000 })
      .toBe(String(stored?.individual));
    expect(await shown('Total Inquiries')).toBe(String(stored?.total));
  }).toPass();
  await expect(page.getByRole('link', { name: 'Manage Blog' })).toHaveAttribute(
    'href',
    '/admin/blogs',
  );
});

test('the dashboard leads to every screen of an admin, and out @phone', async ({
  admin: { page },
}) => {
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Blogs',
    'Events',
    'Payments',
    'Reviews',
  ]);
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await dashboardIsLoaded(page);
  await navigation.getByRole('link', { name: 'Events' }).click();
  await expect(page).toHaveURL('/admin/events');
  await expect(navigation.getByRole('link', { name: 'Events' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // A question still under way would be refused.
  await expect(page.getByRole('button', { name: /^Pending\s*\d/ })).toBeVisible();
  await navigation.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
});

test('an admin is reminded of what is still a sample, and where it is replaced @phone', async ({
  admin: { page },
}) => {
  await page.goto('/admin');
  const reminder = page.getByRole('region', { name: /^These \d+ things are still samples$/ });
  await expect(reminder).toBeVisible();
  const things = reminder.getByRole('listitem');
  await expect(reminder.getByRole('heading')).toContainText(`These ${await things.count()} things`);
  for (const thing of ['Your phone number', 'The links to the WhatsApp groups', 'Reviews']) {
    await expect(things.filter({ hasText: thing })).toContainText(/(?:content|supabase)\//);
  }
});

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

test('while the backend is down the dashboard says so and tries again', async ({
  admin: { page },
  problems,
  addBooking,
}) => {
  const booking = await addBooking();
  problems.expect(/500: (?:GET|HEAD) \/rest\/v1\/inquiries/);
  await takeDown(page, '**/rest/v1/inquiries*');
  await page.goto('/admin');
  await expect(toast(page, 'Error').first()).toContainText(
    'Failed to load form submissions. Please try again later.',
  );
  await page.unroute('**/rest/v1/inquiries*');
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(inquiryRow(page, booking)).toBeVisible();
});

test('a dashboard of which nothing comes says so in one toast, and each part beside its Try Again', async ({
  admin: { page },
  problems,
}) => {
  const rows = /\/rest\/v1\/(?!user_roles|profiles)/;
  problems.expect(/50[03]: (?:GET|HEAD|POST) \/rest\/v1\//);
  // The list of samples is only a reminder.
  problems.expect(/console\.error: DataError/);
  await takeDown(page, rows);
  await page.goto('/admin');
  const main = page.getByRole('main');
  for (const words of [
    'Failed to look up what is not published yet.',
    'Failed to load the activity log.',
    'Failed to load the figures.',
  ]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(toast(page, 'Error')).toContainText(
    'Failed to load form submissions. Please try again later.',
  );

  // Coming back to the tab fails as well, and does not pile up.
  const first = await page.getByRole('alert').elementHandle();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await first?.waitForElementState('hidden');
  await expect(main.getByText('Failed to load the figures.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
});

test('an admin opens a submission with all its fields, answers it and notes its status @phone', async ({
  admin: { page },
  addBooking,
  addCollegeInquiry,
  database,
}) => {
  const inquiry = await addCollegeInquiry();
  const booking = await addBooking({ created_at: '2026-01-05T06:30:00Z' });
  await page.goto('/admin');
  await page.getByRole('button', { name: `Open: ${inquiry.name}` }).click();
  const dialog = page.getByRole('dialog', { name: inquiry.name });
  for (const text of [
    'Dr. Hemant Vyas',
    'tpo@gec.example',
    '0145 267 1234',
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
  // A landline has no WhatsApp.
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toBeHidden();
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

test('submissions are searched, narrowed by everything, sorted and paged @phone', async ({
  admin: { page },
  addBooking,
  addCollegeInquiry,
}) => {
  const word = `z${Date.now()}`;
  const early = await addBooking({
    collegename: `${word} {the "old", west}`,
    created_at: '2020-03-01T00:00:00Z',
  });
  const late = await addBooking({ collegename: word, goal: 'skills' });
  const college = await addCollegeInquiry({ contactperson: `Dr. ${word}` });
  await page.goto('/admin');
  const individuals = inquiryTable(page, 'Individual Inquiries');
  const colleges = inquiryTable(page, 'College Inquiries');
  const field = (name: string) =>
    page.getByRole('search', { name: 'Inquiries' }).getByLabel(name, { exact: true });

  // Each word has to be there, and none of its characters means anything else.
  for (const words of [`${word.toUpperCase()} kavya%`, `nobody ${word}`, `${word} nobody`]) {
    await search(page, words);
    await expect(individuals).toContainText('No matching submissions');
    await search(page, `kavya ${word} {the "old",`);
    await expect(individuals).toContainText('1 found');
  }
  await search(page, word.toUpperCase());
  await expect(individuals).toContainText('2 found');
  await expect(colleges).toContainText('1 found');
  await expect(individuals.locator('tbody tr').first()).toContainText(late.name);

  await field('Sort').selectOption('Oldest first');
  await expect(individuals.locator('tbody tr').first()).toContainText(early.name);
  await field('Goal').selectOption('Skills');
  await expect(individuals).toContainText('1 found');
  await expect(colleges).toBeHidden();
  await field('Goal').selectOption('All');
  await field('Mode').selectOption('Online');
  await expect(individuals).toBeHidden();
  await expect(colleges).toContainText('No matching submissions');
  await field('Mode').selectOption('All');
  await field('Kind').selectOption('Individual');
  await expect(colleges).toBeHidden();
  await field('From').fill('2020-03-01');
  await field('To').fill('2020-03-01');
  await expect(individuals).toContainText('1 found');
  await expect(inquiryRow(page, early)).toBeVisible();
  await field('Status').selectOption('Won');
  await expect(individuals).toContainText('No matching submissions');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(field('Search')).toHaveValue('');
  await expect(inquiryRow(page, college)).toBeVisible();
});

test('of 2 500 submissions the total is right, each page is there, and the file has all of them without a live formula', async ({
  admin: { page },
  database,
}) => {
  // Of letters: a number in it could be the one that is searched for.
  const word = `q${Date.now()}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  await database(
    `insert into public.form_submissions (type, created_at, fullname, collegename, email, goal)
     select 'individual', timestamptz '2019-05-01' + make_interval(mins => number),
       case when number % 100 = 7 then '=HYPERLINK("x")' else 'Person ' || number end, $1, 'person@students.example', 'career'
     from generate_series(1, 2500) as number`,
    [word],
  );
  await page.goto('/admin');
  await search(page, word);
  const individuals = inquiryTable(page, 'Individual Inquiries');
  await expect(individuals).toContainText('2,500 found');
  await expect(individuals).toContainText('Person 2500');
  await individuals.getByRole('button', { name: 'Next' }).click();
  await expect(individuals).toContainText('26–50 of 2,500');
  await expect(individuals).toContainText('Person 2475');
  await expect(individuals.getByRole('row', { name: 'Person 2500' })).toBeHidden();

  // What someone types does not draw the rows again until they pause, so that a key costs next to nothing.
  let questions = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/inquiries') && request.method() === 'GET') questions += 1;
  });
  const field = page.getByRole('search', { name: 'Inquiries' }).getByLabel('Search');
  const drawn = await field.evaluate(async (input: HTMLInputElement) => {
    let changes = 0;
    const watch = new MutationObserver((records) => {
      // React writes the attributes of the field itself.
      changes += records.filter(({ target }) => target !== input).length;
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.querySelector('main')!, everything);
    for (const key of ' person 24') {
      input.setRangeText(key, input.value.length, input.value.length, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
    }
    await Promise.resolve();
    return changes;
  });
  expect(drawn).toBe(0);
  await expect(individuals).toContainText('153 found');
  // One for each table.
  expect(questions).toBe(2);

  await search(page, word);
  await expect(individuals).toContainText('2,500 found');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.charCodeAt(0)).toBe(0xfeff);
  expect(file.trimEnd().split('\r\n')).toHaveLength(2501);
  expect(file.match(/"'=HYPERLINK/g)).toHaveLength(25);
  expect(file).not.toMatch(/"\s*[=+\-@]/);
  await database('delete from public.form_submissions where collegename = $1', [word]);
});

test('the activity log shows an admin who did what', async ({ admin: { page }, addBooking }) => {
  const booking = await addBooking();
  await page.goto('/admin');
  await search(page, booking.name);
  await page.getByRole('button', { name: `Delete: ${booking.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const auditLog = page.getByRole('region', { name: 'Activity log' });
  await expect(
    auditLog.getByRole('listitem').filter({ hasText: 'Submission deleted' }).first(),
  ).toContainText('Meena Rao');
  await expect(auditLog).not.toContainText(booking.name);
});

test('what is not in the pages yet is listed, and a build is asked for, followed and told', async ({
  admin: { page },
  database,
}) => {
  let builtAt = new Date(Date.now() - 60_000).toISOString();
  await page.route('**/build.json', (route) => route.fulfill({ json: { builtAt } }));
  let asked = 0;
  await page.route('**/.netlify/functions/rebuild', async (route) => {
    asked += 1;
    await route.fulfill({ status: 202, json: { accepted: true } });
  });
  const title = `Clinic ${Date.now()}`;
  await database(
    `insert into public.events (title, description, category, event_date, event_time, venue, status)
     values ($1, 'Bring one page.', 'Workshop', '2099-01-01', '18:30', 'Jaipur', 'approved')`,
    [title],
  );
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Publish changes' });
  await expect(panel).toContainText('The pages were built on');
  await expect(panel).toContainText(title);
  await panel.getByRole('button', { name: 'Publish changes' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
  builtAt = new Date(Date.now() + 60_000).toISOString();
  await expect(toast(page, 'Success')).toContainText('The new pages are published.');
  await expect(panel).toContainText('Everything is published.');
  await expect(panel.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
  expect(asked).toBe(1);
  await database('delete from public.events where title = $1', [title]);
});

test('an admin sees that a build missed rows, and one press confirms that they were removed on purpose', async ({
  admin: { page },
  database,
}) => {
  let builtAt = new Date(Date.now() - 60_000).toISOString();
  const readAt = new Date(Date.now() - 3_600_000).toISOString();
  let cached: object[] | undefined = [{ table: 'events', readAt, cached: 11, found: 0 }];
  await page.route('**/build.json', (route) => route.fulfill({ json: { builtAt, cached } }));
  await page.route('**/.netlify/functions/rebuild', async (route) => {
    builtAt = new Date(Date.now() + 60_000).toISOString();
    cached = undefined;
    await route.fulfill({ status: 202, json: { accepted: true } });
  });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Publish changes' });
  await expect(panel).toContainText('The last build found 0 of 11 events');
  await panel.getByRole('button', { name: 'Yes, publish without events' }).click();
  await expect(toast(page, 'Success')).toContainText('The new pages are published.');
  await expect(panel).not.toContainText('The last build found');
  expect(
    await database(
      `select table_name, rows_left from public.removal_confirmations where read_at = $1`,
      [readAt],
    ),
  ).toEqual([{ table_name: 'events', rows_left: 0 }]);
  await database('delete from public.removal_confirmations');
});

test('a build that is refused is said', async ({ admin: { page }, addBooking, problems }) => {
  const booking = await addBooking();
  problems.expect(/503: POST \/\.netlify\/functions\/rebuild/);
  await takeDown(page, '**/.netlify/functions/rebuild');
  await page.goto('/admin');
  // The list above the button grows until it is there.
  await expect(inquiryRow(page, booking)).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(toast(page, 'Error')).toContainText('The pages could not be refreshed');
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
});

test('the figures are pictures, and the same numbers as a table @phone', async ({
  admin: { page },
}) => {
  await page.goto('/admin');
  for (const name of [
    'Inquiries by week',
    'Revenue by week',
    'Registrations per event',
    'Reviews by star',
  ]) {
    const picture = page.getByRole('img', { name: new RegExp(name) });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.locator('.ct-bar').first()).toBeAttached();
    const table = page.getByRole('table', { name });
    await expect(table).toBeHidden();
    await page
      .locator('details')
      .filter({ has: page.locator('caption', { hasText: name }) })
      .getByText('Show as table')
      .click();
    await expect(table).toBeVisible();
  }
  const stars = page.getByRole('table', { name: 'Reviews by star' });
  await expect(stars.getByRole('row')).toHaveCount(6);
});

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
  problems.expect(/403: POST \/rest\/v1\/rpc\/(?:dashboard_figures|changes_since|sample_tables)/);
  problems.expect(/console\.error: DataError: Only admins can ask for what is a sample/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Reviews by star' })).toBeVisible();
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
