import { readFile } from 'node:fs/promises';
import { expect, inquiryRow, inquiryTable, search, test } from '../../support/browser/dashboard.ts';

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
       case when number % 100 = 7 then '=HYPERLINK("x")' else 'Person ' || number end, $1,
       'person' || translate(number::text, '0123456789', 'abcdefghij') || '@students.example', 'career'
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
  expect(questions).toBe(3);

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
