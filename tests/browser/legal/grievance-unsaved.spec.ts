import { randomUUID } from 'node:crypto';
import { cardOf } from '../../support/browser/grievances.ts';
import { questionOnLeaving } from '../../support/browser/leaving.ts';
import { expect, test } from '../../support/test.ts';

test('an answer that is being written is there again after a look at the settled grievances, and asked about until then', async ({
  admin: { page },
  database,
}) => {
  const [row] = await database<{ id: string; ticket: string }>(
    `insert into grievances (ticket, name, email, topic, description)
     values ('', 'Kavya Nair', $1, 'other', 'I paid twice.') returning id, ticket`,
    [`${randomUUID()}@students.example`],
  );
  await page.goto('/admin/grievances');
  const card = cardOf(page, row!.ticket);
  await card.getByRole('button', { name: 'Settle' }).click();
  await card.getByLabel('Your answer').fill('One payment goes');
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
  await database('delete from grievances where id = $1', [row!.id]);
});
