import { comeBack } from '../../support/browser/closed-tab.ts';
import { expect, inDays, openDesk, rowOf, test } from '../../support/browser/desk-sessions.ts';
import { toast } from '../../support/browser/toast.ts';

// A phone that is short of memory closes a tab in the background without a question, and loads its page again later.
test.use({ sharesTabs: false });

test('what is typed beside a session is still there when the phone had closed the tab @phone', async ({
  admin: { page },
  addSession,
}) => {
  const session = await addSession({ startsAt: inDays(-2, '02:50') });
  const row = rowOf(page, session);
  const newStep = row.getByRole('textbox', { name: 'New step' });
  const changed = row.getByLabel('Change the step');
  const find = async () => {
    await page.getByText('Earlier', { exact: true }).click();
    const search = page.getByRole('search', { name: 'Earlier sessions' }).getByRole('searchbox');
    await search.fill(session.person);
  };
  await openDesk(page);
  await find();
  await row.getByText(/^Notes and papers/).click();
  await newStep.fill('Read one job ad');
  await row.getByRole('button', { name: 'Add step' }).click();
  await row.getByRole('button', { name: 'Change Read one job ad' }).click();
  await changed.fill('Read two job ads');
  await newStep.fill('Call the');
  await row.getByLabel('Private note').fill('Half a sentence');

  await comeBack(page);
  await find();
  await expect(row.getByLabel('Private note')).toHaveValue('Half a sentence');
  await expect(newStep).toHaveValue('Call the');
  await expect(changed).toHaveValue('Read two job ads');
  await row.getByRole('button', { name: 'Save step' }).click();
  await expect(row.getByRole('checkbox', { name: 'Read two job ads' })).toBeVisible();
  await row.getByLabel('Private note').fill('A whole sentence.');
  await row.getByRole('button', { name: 'Save notes' }).click();
  await expect(toast(page, 'Your notes are saved.')).toBeVisible();
  await newStep.fill('');

  await page.reload();
  await find();
  // Nothing is typed any more, so they are closed.
  await expect(row).toBeVisible();
  await expect(row.getByLabel('Private note')).toBeHidden();
});

test('open hours that are not saved are still there when the phone had closed the tab @phone', async ({
  admin: { page },
}) => {
  await openDesk(page);
  const sunday = page.getByRole('group', { name: 'Sunday' });
  const hours = sunday.getByRole('button', { name: /^Remove/ });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const before = await hours.count();
  await sunday.getByRole('button', { name: /^Add hours/ }).click();
  await sunday.getByLabel('From').last().fill('05:10');
  await comeBack(page);
  await expect(hours).toHaveCount(before + 1);
  await expect(sunday.getByLabel('From').last()).toHaveValue('05:10');
  await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
  await hours.last().click();
  await expect(page.getByText('Your changes are not saved yet.')).toBeHidden();
});
