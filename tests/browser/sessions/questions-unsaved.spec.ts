import { expect, test } from '../../support/browser/desk-sessions.ts';
import { questionOnLeaving } from '../../support/browser/leaving.ts';
import { openOwnTime } from '../../support/browser/own-time.ts';
import { toast } from '../../support/browser/toast.ts';
import { openSession } from '../../support/browser/session-papers.ts';

test('a buyer who looks at other times comes back to the questions that they were writing @phone', async ({
  visitor,
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  const first = visitor.getByLabel('First question');
  await first.fill('How do I explain a gap?');
  await visitor.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(visitor.getByText('Booked, and about to be moved')).toBeVisible();
  await expect(first).toBeHidden();
  await visitor.getByRole('button', { name: /^Keep/ }).click();
  await expect(first).toHaveValue('How do I explain a gap?');
  await visitor.getByRole('button', { name: 'Cancel', exact: true }).click();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(first).toHaveValue('How do I explain a gap?');
});

test('questions that are not saved are asked about before the page is left, and saved ones are not', async ({
  visitor,
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  const first = visitor.getByLabel('First question');
  await first.fill('How do I explain a gap?');
  const leave = () =>
    visitor
      .getByRole('complementary', { name: 'Change of plan' })
      .getByRole('link', { name: 'Receipt' })
      .click();
  expect(await questionOnLeaving(visitor, leave)).toBe('beforeunload');
  await expect(first).toHaveValue('How do I explain a gap?');
  await visitor.getByRole('button', { name: 'Save questions' }).click();
  await expect(toast(visitor, 'Your mentor reads them before you meet.')).toBeVisible();
  await leave();
  await expect(visitor).toHaveURL(/\/payment\/receipt/);
});
