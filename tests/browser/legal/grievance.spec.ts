import { toast } from '../../support/browser/toast.ts';
import {
  aGrievance,
  cardOf,
  fillGrievance,
  send,
  ticketOn,
} from '../../support/browser/grievances.ts';
import { sidewaysOverflow, smallTargets } from '../../support/browser/layout.ts';
import { takeDown } from '../../support/browser/network.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('someone complains, the mentor acknowledges and settles, and all of it is mailed', async ({
  visitor,
  admin: { page },
  inbox,
  database,
}) => {
  const ours = aGrievance();
  const subjects = async () => (await inbox.messages(ours.email)).map(({ subject }) => subject);
  await visitor.goto('/refund');
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Grievance' }).click();
  await fillGrievance(visitor, ours);
  await send(visitor).click();
  await expect(visitor.getByRole('heading', { name: 'Your grievance is with us' })).toBeFocused();
  const ticket = await ticketOn(visitor);
  await expect(
    visitor.getByText(/^We acknowledge it by \d+ \w+ \d{4}, \d+:\d{2} [ap]m IST\.$/),
  ).toBeVisible();
  await expect(visitor.getByText(/^We settle it by \d+ \w+ \d{4}\.$/)).toBeVisible();
  expect(await sidewaysOverflow(visitor)).toEqual([]);
  await expect.poll(subjects, { timeout: 20_000 }).toContain(`Your grievance: ${ticket}`);
  const [mentor] = await database<{ recipient: string }>(
    `select recipient from outbox where kind = 'grievance_to_settle' and payload ->> 'ticket' = $1`,
    [ticket],
  );
  await expect
    .poll(async () =>
      (await inbox.messages(mentor?.recipient)).some(({ subject }) => subject.includes(ticket)),
    )
    .toBe(true);

  await page.goto('/admin/grievances');
  const card = cardOf(page, ticket);
  await expect(card).toContainText(/4[78] hours left/);
  await expect(card).toContainText(ours.description);
  await card.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(toast(page, 'Acknowledged')).toBeVisible();
  await expect(card).toContainText('Done in time');
  await expect(card.getByRole('button', { name: 'Acknowledge' })).toHaveCount(0);
  await expect
    .poll(subjects, { timeout: 20_000 })
    .toContain(`We have read your grievance: ${ticket}`);

  await card.getByRole('button', { name: 'Settle' }).click();
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(card.getByLabel('Your answer')).toBeFocused();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await card.getByLabel('Your answer').fill('One payment goes back today.');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(page, 'Settled')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Open grievances' })).toBeFocused();
  const answer = async () => (await inbox.messages(ours.email))[0]?.text;
  await expect.poll(answer, { timeout: 20_000 }).toContain('> One payment goes back today.');

  await page.getByLabel('Show', { exact: true }).selectOption('Settled, the newest first');
  await expect(card).toContainText('One payment goes back today.');
});

test('a field that is wrong says so, and a failure keeps what was typed', async ({
  visitor,
  problems,
  database,
}) => {
  const ours = aGrievance();
  await visitor.goto('/grievance');
  await fillGrievance(visitor, { ...ours, email: 'kavya' });
  await send(visitor).click();
  await expect(visitor.getByLabel('Email')).toBeFocused();
  await visitor.getByLabel('Email').fill(ours.email);

  problems.expect(/503: POST \/rest\/v1\/grievances/);
  await takeDown(visitor, '**/rest/v1/grievances*');
  await send(visitor).click();
  await expect(toast(visitor, 'Not sent')).toBeVisible();
  await expect(visitor.getByLabel('What happened')).toHaveValue(ours.description);
  await visitor.unroute('**/rest/v1/grievances*');

  // It is stored, and only the answer with the ticket is lost.
  problems.expect(/503: POST \/rest\/v1\/rpc\/grievance_receipt/);
  problems.expect(/409: POST \/rest\/v1\/grievances/);
  await takeDown(visitor, '**/rest/v1/rpc/grievance_receipt');
  await send(visitor).click();
  await expect(toast(visitor, 'Not sent').first()).toBeVisible();
  await expect(send(visitor)).toBeEnabled();
  await visitor.unroute('**/rest/v1/rpc/grievance_receipt');
  await send(visitor).click();
  await expect(visitor.getByText(await ticketOn(visitor))).toBeVisible();
  expect(await database('select from grievances where email = $1', [ours.email])).toHaveLength(1);
});

test('what is overdue says so at the list and on the dashboard, whatever was typed', async ({
  admin: { page },
  database,
}) => {
  const hostile = `<img src=x onerror="alert(1)">\u200f${'Long'.repeat(60)}`;
  const [row] = await database<{ ticket: string; id: string }>(
    `insert into grievances (ticket, created_at, name, email, topic, order_id, description)
     values ('', now() - interval '3 days', $1, 'kavya@students.example', 'other', $2, $3)
     returning id, ticket`,
    [hostile.slice(0, 100), hostile.slice(0, 90), hostile],
  );
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Answer \d+ grievances? overdue$/ }).click();
  await expect(page).toHaveURL('/admin/grievances');
  const card = cardOf(page, row!.ticket);
  await expect(card).toContainText(/Overdue by 2[34] hours/);
  await expect(card).toContainText('days left');
  await expect(card).toContainText('<img src=x onerror="alert(1)">');
  await expect(card.locator('img')).toHaveCount(0);
  expect(await sidewaysOverflow(page)).toEqual([]);

  await database('delete from grievances where id = $1', [row!.id]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  test('the page says where to write instead', async ({ visitor }) => {
    await visitor.goto('/grievance');
    await expect(visitor.locator('noscript p')).toContainText('This form needs JavaScript.');
    await expect(send(visitor)).toBeHidden();
  });
});
