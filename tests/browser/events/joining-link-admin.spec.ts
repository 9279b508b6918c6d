import type { Page } from '@playwright/test';
import { fillNewEvent } from '../../support/browser/event-form.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';
import { calendarFile } from '../../support/browser/joining-link.ts';

test('the later of two joining links does not overwrite the earlier one unseen @phone', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent();
  const newer = await page.context().newPage();
  const links = {
    first: `https://meet.example/first?pwd=${'AbCdEf'.repeat(12)}`,
    second: `https://meet.example/second?pwd=${'GhIjKl'.repeat(12)}`,
  };
  const saveIn = async (tab: Page, link: string) => {
    await tab.getByLabel('Joining Link').fill(link);
    await tab.getByRole('button', { name: 'Update Event' }).click();
  };
  for (const tab of [page, newer]) {
    await tab.goto(`/events/edit/${event.id}`);
    await expect(tab.getByLabel('Title')).toHaveValue(event.title);
  }
  await saveIn(newer, links.first);
  await expect(newer).toHaveURL('/events');
  await saveIn(page, links.second);
  const question = page.getByRole('alert').filter({ hasText: 'Someone else changed this event' });
  await expect(question).toContainText(links.first);
  await expect(question).toContainText(links.second);
  expect(await sidewaysOverflow(page)).toEqual([]);
  const stored = () =>
    database('select link from public.event_joining_links where event_id = $1', [event.id]);
  expect(await stored()).toEqual([{ link: links.first }]);
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect(page).toHaveURL('/events');
  expect(await stored()).toEqual([{ link: links.second }]);
});

test('an admin adds, changes and removes a joining link; visitors never see it', async ({
  admin: { page },
  visitor,
  database,
}) => {
  const title = `Resume clinic ${uniqueWord()}`;
  const token = uniqueWord();
  const stored = () =>
    database<{ link: string | null; joining: string | null }>(
      `select events.link, event_joining_links.link as joining from public.events
       left join public.event_joining_links on event_id = events.id where title = $1`,
      [title],
    );
  await page.goto('/events/create');
  await fillNewEvent(page, { title, day: dayFromToday(1), venue: 'Online, Zoom' });
  await page.getByLabel('Joining Link').fill(`https://meet.example/${token}`);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/events');
  expect(await stored()).toEqual([{ link: null, joining: `https://meet.example/${token}` }]);

  const answers: Promise<string>[] = [];
  visitor.on('response', (response) => {
    if (response.url().includes('/rest/v1/')) answers.push(response.text());
  });
  await visitor.goto(`/events?q=${title.split(' ').at(-1)}`);
  await visitor.getByRole('link', { name: title, exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const seen = [
    await visitor.content(),
    await calendarFile(visitor),
    ...(await Promise.all(answers)),
  ];
  expect(seen.join()).toContain(title);
  expect(seen.join()).not.toContain(token);

  const [event] = await database<{ id: string }>('select id from public.events where title = $1', [
    title,
  ]);
  for (const link of [`https://meet.example/${token}/b`, '']) {
    await page.goto(`/events/edit/${event!.id}`);
    await page.getByLabel('Joining Link').fill(link);
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(page).toHaveURL('/events');
    expect(await stored()).toEqual([{ link: null, joining: link || null }]);
  }
  await database('delete from public.events where title = $1', [title]);
});
