import { longDate } from '../../../src/shared/lib/dates/labels.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';
import { calendarFile } from '../../support/browser/joining-link.ts';

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
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Bring one page.');
  await page.getByLabel('Event Time').fill('18:30');
  await page.getByLabel('Venue').fill('Online, Zoom');
  await page.getByLabel('Category').selectOption('Workshop');
  await page.getByRole('button', { name: longDate(dayFromToday(1)), exact: true }).click();
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
