import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Query } from '../../support/browser/database-proxy.ts';
import { comeBack } from '../../support/browser/closed-tab.ts';
import { cardOf } from '../../support/browser/grievances.ts';
import { sidewaysOverflow, smallTargets } from '../../support/browser/layout.ts';
import { questionOnLeaving, reloadByItself } from '../../support/browser/leaving.ts';
import { loseAnswers } from '../../support/browser/network.ts';
import { toast } from '../../support/browser/toast.ts';
import { expect, test as base } from '../../support/test.ts';

const insertGrievance = async (database: Query) => {
  const [row] = await database<{ id: string; ticket: string }>(
    `insert into grievances (ticket, name, email, topic, description)
     values ('', 'Kavya Nair', $1, 'other', 'I paid twice.') returning id, ticket`,
    [`${randomUUID()}@students.example`],
  );
  return row!;
};

/** Tests that need an open grievance. It goes when the test ends. */
const test = base.extend<{ grievance: { id: string; ticket: string } }>({
  grievance: async ({ database }, use) => {
    const grievance = await insertGrievance(database);
    await use(grievance);
    await database('delete from grievances where id = $1', [grievance.id]);
  },
});

async function beginAnswer(page: Page, ticket: string, text: string) {
  await page.goto('/admin/grievances');
  const card = cardOf(page, ticket);
  await card.getByRole('button', { name: 'Settle' }).click();
  await card.getByLabel('Your answer').fill(text);
  return card;
}

test('an answer that is being written is there again after a look at the settled grievances, and asked about until then', async ({
  admin: { page },
  grievance: { ticket },
}) => {
  const card = await beginAnswer(page, ticket, 'One payment goes');
  const show = page.getByLabel('Show', { exact: true });
  await show.selectOption('Settled, the newest first');
  await expect(card).toHaveCount(0);
  const leave = () => page.getByRole('link', { name: 'Blogs', exact: true }).click();
  expect(await questionOnLeaving(page, leave)).toBe('beforeunload');

  await show.selectOption('Open, the oldest first');
  await expect(card.getByLabel('Your answer')).toBeVisible();
  await expect(card.getByLabel('Your answer')).toHaveValue('One payment goes');
  await card.getByLabel('Your answer').fill('One payment goes back today.');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(card).toHaveCount(0);
  await leave();
  await expect(page).toHaveURL('/admin/blogs');
});

test('an answer that is being written is still there when the phone had closed the tab', async ({
  admin: { page },
  grievance: { ticket },
}) => {
  const card = await beginAnswer(page, ticket, 'One payment goes');
  await comeBack(page);
  await expect(card.getByLabel('Your answer')).toHaveValue('One payment goes');
});

const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

const settleElsewhere = (database: Query, id: string) =>
  database(`update grievances set answer = 'Both payments are back.' where id = $1`, [id]);

test('an answer to what was settled elsewhere can be copied until it is discarded, beside the one that was sent @phone', async ({
  admin: { page },
  grievance: { id, ticket },
  database,
}) => {
  const card = await beginAnswer(page, ticket, 'One payment goes back today.');
  await settleElsewhere(database, id);
  await lookAgain(page);

  const note = card.getByRole('alert');
  await expect(note).toContainText('answered elsewhere');
  await expect(note).toContainText('One payment goes back today.');
  await expect(card).toContainText('Both payments are back.');
  await expect(card.getByRole('button', { name: 'Settle' })).toHaveCount(0);
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await questionOnLeaving(page, () => reloadByItself(page))).toBe('beforeunload');

  await card.getByRole('button', { name: 'Discard my text' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Open grievances' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open grievances' })).toBeVisible();
});

test('an answer that comes too late is kept, and is shown among the settled ones too', async ({
  admin: { page },
  grievance: { id, ticket },
  database,
}) => {
  const card = await beginAnswer(page, ticket, 'One payment goes back today.');
  await settleElsewhere(database, id);
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Changed already')).toBeVisible();
  await expect(card.getByRole('alert')).toContainText('One payment goes back today.');
  await expect(card.getByRole('alert')).toBeFocused();

  await page.getByLabel('Show', { exact: true }).selectOption('Settled, the newest first');
  await expect(card.getByRole('alert')).toContainText('One payment goes back today.');
  await card.getByRole('button', { name: 'Discard my text' }).click();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(card).toContainText('Both payments are back.');
});

test('an answer that was sent, and only seemed to fail, is not called unsent', async ({
  admin: { page },
  grievance: { ticket },
  problems,
}) => {
  problems.expect(/503: PATCH \/rest\/v1\/grievances/);
  await loseAnswers(page, '**/rest/v1/grievances*');
  const card = await beginAnswer(page, ticket, 'One payment goes back today.\n');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Not saved')).toBeVisible();
  await lookAgain(page);
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page).toHaveURL('/admin/blogs');
});
