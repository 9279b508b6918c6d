import type { Page } from '@playwright/test';
import { comeBack } from '../../support/browser/closed-tab.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { expect, type PaidSession, test } from '../../support/browser/desk-sessions.ts';
import { questionOnLeaving } from '../../support/browser/leaving.ts';
import { openOwnTime } from '../../support/browser/own-time.ts';
import { openSession } from '../../support/browser/session-papers.ts';
import { toast } from '../../support/browser/toast.ts';

// A phone that is short of memory closes a tab in the background without a question, and loads its page again later.
test.use({ sharesTabs: false });

const first = (page: Page) => page.getByLabel('First question');
const second = (page: Page) => page.getByLabel('Second question');
const third = (page: Page) => page.getByLabel('Third question');

/** As another device saves them. */
const store = (database: Query, { orderId }: PaidSession, questions: string[]) =>
  database(
    `insert into public.session_questions (booking_id, questions)
     select id, $2::text[] from public.bookings where order_id = $1
     on conflict (booking_id) do update set questions = excluded.questions`,
    [orderId, questions],
  );

/** Reloads the page, which must not ask. */
async function reloadUnasked(page: Page): Promise<void> {
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
}

test('questions are still in their fields when the phone had closed the tab, until they are saved @phone', async ({
  visitor,
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  await first(visitor).fill('How do I explain a gap?');
  await third(visitor).fill('Which project first?');
  await comeBack(visitor);
  await expect(first(visitor)).toHaveValue('How do I explain a gap?');
  await expect(third(visitor)).toHaveValue('Which project first?');
  // Nothing is typed any more, and still the page asks.
  const leave = () => visitor.getByRole('link', { name: 'Receipt' }).click();
  expect(await questionOnLeaving(visitor, leave)).toBe('beforeunload');

  await visitor.getByRole('button', { name: 'Save questions' }).click();
  await expect(toast(visitor, 'Your mentor reads them before you meet.')).toBeVisible();
  await expect(second(visitor)).toHaveValue('Which project first?');
  await expect(third(visitor)).toHaveValue('');
  await store(database, session, ['Is a gap bad?']);
  await reloadUnasked(visitor);
  await expect(first(visitor)).toHaveValue('Is a gap bad?');
  await expect(second(visitor)).toHaveValue('');
});

test('questions for one session are not shown at another one in the same tab', async ({
  visitor,
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  const other = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  await first(visitor).fill('How do I explain a gap?');
  visitor.once('dialog', (dialog) => void dialog.accept());
  await openSession(visitor, other);
  await expect(first(visitor)).toHaveValue('');
  await openSession(visitor, session);
  await expect(first(visitor)).toHaveValue('How do I explain a gap?');
});

test('what waited in a closed tab hides no other question that was saved elsewhere meanwhile', async ({
  visitor,
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await store(database, session, ['How do I explain a gap?']);
  await openSession(visitor, session);
  await second(visitor).fill('Which project first?');
  await store(database, session, ['Is a gap bad?']);
  await comeBack(visitor);
  await expect(first(visitor)).toHaveValue('Is a gap bad?');
  await expect(second(visitor)).toHaveValue('Which project first?');
});

test('questions that are stored already are not unsaved, also when the tab was closed before it heard so', async ({
  visitor,
  database,
  addSession,
}) => {
  const session = await addSession({ startsAt: (await openOwnTime(database)).startsAt });
  await openSession(visitor, session);
  await third(visitor).fill('Which project first?');
  await store(database, session, ['Which project first?']);
  await comeBack(visitor);
  await expect(first(visitor)).toHaveValue('Which project first?');
  await expect(third(visitor)).toHaveValue('');
  await store(database, session, ['Is a gap bad?']);
  await reloadUnasked(visitor);
  await expect(first(visitor)).toHaveValue('Is a gap bad?');
  await expect(third(visitor)).toHaveValue('');
});
