import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

test('the manager lists the newest first, and counts each status', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const older = await addEvent({ status: 'rejected' });
  const newer = await addEvent({ status: 'rejected' });
  await database(`update public.events set created_at = now() + interval '1 hour' where id = $1`, [
    older.id,
  ]);
  await database(`update public.events set created_at = now() + interval '2 hours' where id = $1`, [
    newer.id,
  ]);
  await page.goto('/admin/events');
  const rejected = page.getByRole('button', { name: /^Rejected/ });
  await expect(rejected).toHaveText(/^Rejected[1-9]\d*$/);
  await rejected.click();
  await expect(rejected).toHaveAttribute('aria-pressed', 'true');
  const headings = page.getByRole('list', { name: 'Events' }).getByRole('heading');
  await expect(headings.nth(0)).toHaveText(newer.title);
  await expect(headings.nth(1)).toHaveText(older.title);
});

test('an admin finds an event by words of its title, and the upcoming ones by their day', async ({
  admin: { page },
  addEvent,
}) => {
  const word = uniqueWord();
  const titled = (title: string, day: number) =>
    addEvent({ title: `${title} ${word}`, event_date: dayFromToday(day) });
  const past = await titled('Résumé 100%', -3);
  const later = await titled('Resume clinic', 9);
  const soon = await titled('Mock interviews', 4);
  await page.goto('/admin/events');
  const search = page.getByRole('search', { name: 'Events' });
  const headings = page.getByRole('list', { name: 'Events' }).getByRole('heading');
  await search.getByLabel('Search').fill(word.toUpperCase());
  await expect(headings).toHaveText([soon.title, later.title, past.title]);
  await expect(page.getByRole('button', { name: /^Approved/ })).toHaveText('Approved3');

  await search.getByLabel('When').selectOption('Upcoming');
  await expect(headings).toHaveText([soon.title, later.title]);
  await search.getByLabel('When').selectOption('Past');
  await expect(headings).toHaveText([past.title]);
  await search.getByLabel('Search').fill(`100% ${word}`);
  await expect(headings).toHaveText([past.title]);
  await search.getByLabel('Search').fill(`10% ${word}`);
  await expect(page.getByText('No matching events')).toBeVisible();
  await page.getByRole('button', { name: 'Show all events' }).click();
  await expect(headings.nth(3)).toBeVisible();
  await expect(search.getByLabel('When')).toHaveValue('all');
});

test('the dashboard leads to what is to be decided and to what is on today, and the address keeps it', async ({
  admin: { page },
  addEvent,
}) => {
  const proposed = await addEvent({ status: 'pending' });
  const today = await addEvent({ event_date: dayFromToday(0) });
  const past = await addEvent({ event_date: dayFromToday(-3) });
  const heading = ({ title }: { title: string }) => page.getByRole('heading', { name: title });
  await page.goto('/admin');
  await page.getByRole('link', { name: /to approve/ }).click();
  await expect(page.getByRole('button', { name: /^Pending/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(heading(proposed)).toBeVisible();
  await expect(heading(today)).toHaveCount(0);

  await page.goto('/admin');
  await page.getByRole('link', { name: `Open ${today.title}` }).click();
  await expect(heading(today)).toBeVisible();
  const when = page.getByRole('search', { name: 'Events' }).getByLabel('When');
  await expect(when).toHaveValue('upcoming');
  await when.selectOption('Past');
  await expect(heading(past)).toBeVisible();
  await page.reload();
  await expect(heading(past)).toBeVisible();
  await expect(heading(today)).toHaveCount(0);
});

test('Back leads from the registrations to the events, and not out of the page @phone', async ({
  admin: { page },
  addEvent,
}) => {
  const event = await addEvent();
  await page.goto('/admin/events?when=upcoming');
  const search = page.getByLabel('Search', { exact: true });
  await search.fill(event.title);
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Back to events' }).click(),
  ]) {
    await page.getByRole('button', { name: `Registrations: ${event.title}` }).click();
    await expect(page.getByText('No registrations yet')).toBeVisible();
    await back();
    await expect(search).toHaveValue(event.title);
  }
});
