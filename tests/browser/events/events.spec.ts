import type { Page } from '@playwright/test';
import { twelveHourTime, shortDate } from '../../../src/shared/lib/event-labels.ts';
import { dayFromToday, expect, test, uniqueWord } from '../../support/browser/events.ts';
import { hold, takeDown } from '../../support/browser/network.ts';
import { pressDuringHydration } from '../../support/browser/hydration.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

test('a visitor reads on a card all there is to know about an upcoming event', async ({
  visitor,
  addEvent,
  stack,
}) => {
  const event = await addEvent({
    department: 'Computer Science',
    event_time: '09:05',
    poster_url: `${stack.url}/icon-512.png`,
  });
  await visitor.goto('/events');
  await search(visitor).fill(event.title);
  const found = card(visitor, event.title);
  await expect(found).toContainText(event.category);
  await expect(found).toContainText('Computer Science');
  await expect(found).toContainText(event.description);
  await expect(found).toContainText(shortDate(event.event_date));
  await expect(found).toContainText('9:05 AM');
  await expect(found).toContainText(event.venue);
  await expect(found.locator('img')).toHaveAttribute('src', event.poster_url!);
  await expect(found.getByRole('link', { name: 'Login to Register' })).toBeVisible();
  await expect(found.getByText('Past Event')).toBeHidden();
});

test('past events are in their own tab, newest first, with their recording or without', async ({
  visitor,
  addEvent,
}) => {
  const word = uniqueWord();
  const older = await addEvent({ title: `Older ${word}`, event_date: dayFromToday(-20) });
  const newer = await addEvent({
    title: `Newer ${word}`,
    event_date: dayFromToday(-2),
    recording_url: 'https://video.example/recording',
  });
  const marked = await addEvent({
    title: `Marked ${word}`,
    event_date: dayFromToday(5),
    is_past_event: true,
  });
  await visitor.goto('/events');
  await search(visitor).fill(word);
  await expect(visitor.getByText('No upcoming events')).toBeVisible();
  await expect(visitor.getByText('Check back soon for new events!')).toBeVisible();

  await tab(visitor, 'Past Events').click();
  await expect(visitor.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    marked.title,
    newer.title,
    older.title,
  ]);
  await expect(card(visitor, older.title)).toContainText('Past Event');
  await expect(card(visitor, marked.title)).toContainText('Past EventEnded early');
  await expect(visitor.getByText('Ended early')).toHaveCount(1);
  const recording = card(visitor, newer.title).getByRole('link', { name: 'Watch Recording' });
  await expect(recording).toHaveAttribute('href', newer.recording_url!);
  await expect(recording).toHaveAttribute('target', '_blank');
  await expect(
    card(visitor, older.title).getByRole('button', { name: 'No Recording Available' }),
  ).toBeDisabled();
});

test('upcoming events begin with the nearest, and today is upcoming', async ({
  visitor,
  addEvent,
}) => {
  const word = uniqueWord();
  const later = await addEvent({ title: `Later ${word}`, event_date: dayFromToday(3) });
  const tonight = await addEvent({ title: `Tonight ${word}`, event_date: dayFromToday(0) });
  const morning = await addEvent({
    title: `Morning ${word}`,
    event_date: dayFromToday(0),
    event_time: '00:30',
  });
  await visitor.goto('/events');
  await search(visitor).fill(word);
  await expect(visitor.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    morning.title,
    tonight.title,
    later.title,
  ]);
});

test('events that are not approved are shown to nobody', async ({ visitor, addEvent }) => {
  const word = uniqueWord();
  await addEvent({ title: `Pending ${word}`, status: 'pending' });
  await addEvent({ title: `Rejected ${word}`, status: 'rejected' });
  await visitor.goto('/events');
  await search(visitor).fill(word);
  await expect(visitor.getByText('No upcoming events')).toBeVisible();
});

test('a filter by category, audience and words can be shared by its address', async ({
  visitor,
  addEvent,
}) => {
  const word = uniqueWord();
  const category = `Category ${word}`;
  const wanted = await addEvent({ title: `Résumé ${word}`, category, audience: 'tpo' });
  await addEvent({ title: `For students ${word}`, category, audience: 'students' });
  await addEvent({ title: `Another category ${word}` });
  await visitor.goto('/events');
  await search(visitor).fill(`RESUME ${word}`);
  await expect(card(visitor, wanted.title)).toBeVisible();
  await search(visitor).fill(word);
  await visitor.getByLabel('Category', { exact: true }).selectOption(category);
  await visitor.getByLabel('For', { exact: true }).selectOption('TPOs');
  await expect(visitor.getByRole('status').filter({ hasText: '1 event' })).toBeVisible();
  await expect(visitor).toHaveURL(`/events?category=Category+${word}&audience=tpo&q=${word}`);

  await visitor.reload();
  await expect(search(visitor)).toHaveValue(word);
  await expect(visitor.getByLabel('Category', { exact: true })).toHaveValue(category);
  await expect(visitor.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    wanted.title,
  ]);
  await tab(visitor, 'Past Events').click();
  await expect(visitor.getByText('No past events')).toBeVisible();
  await expect(visitor.getByText('Past events will appear here.')).toBeVisible();
  await expect(visitor).toHaveURL(/tab=past/);
  await visitor.getByRole('button', { name: 'Show all events' }).click();
  await expect(search(visitor)).toHaveValue('');
  await expect(visitor).toHaveURL('/events?tab=past');
});

test('the tabs turn with the arrow keys', async ({ visitor }) => {
  await visitor.goto('/events');
  // The first key hydrates the page.
  await expect(async () => {
    await tab(visitor, 'Upcoming Events').press('ArrowRight');
    await expect(tab(visitor, 'Past Events')).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(tab(visitor, 'Past Events')).toHaveAttribute('aria-selected', 'true');
  await visitor.keyboard.press('ArrowRight');
  await expect(tab(visitor, 'Upcoming Events')).toHaveAttribute('aria-selected', 'true');
});

test('long lists load on', async ({ visitor, addEvent }) => {
  const word = uniqueWord();
  for (let day = 1; day <= 11; day++) {
    await addEvent({ title: `Day ${day} ${word}`, event_date: dayFromToday(day) });
  }
  await visitor.goto('/events');
  await search(visitor).fill(word);
  const shown = visitor.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(shown).toHaveCount(9);
  await expect(visitor.getByRole('status').filter({ hasText: '11 events' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Show more events' }).click();
  await expect(shown).toHaveCount(11);
  await expect(visitor.getByRole('button', { name: 'Show more events' })).toBeHidden();
});

test('while the backend is down the prebuilt events stay, and Try Again brings the others', async ({
  visitor,
  problems,
  addEvent,
}) => {
  const event = await addEvent();
  problems.expect(/500: GET \/rest\/v1\/events/);
  problems.expect(/500: GET \/rest\/v1\/event_categories/);
  problems.expect(/console.error/);
  await takeDown(visitor, '**/rest/v1/**');
  await visitor.goto('/events');
  const prebuilt = visitor.getByRole('tabpanel').getByRole('heading', { level: 3 });
  const titles = await prebuilt.allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  await search(visitor).focus();
  const toast = visitor.getByRole('alert');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Failed to load events');
  await expect(prebuilt).toHaveText(titles);

  await visitor.unroute('**/rest/v1/**');
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await search(visitor).fill(event.title);
  await expect(card(visitor, event.title)).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Try Again' })).toBeHidden();
});

test('a page that was built long ago brings itself up to date untouched', async ({ visitor }) => {
  await visitor.clock.setFixedTime(new Date(Date.now() + 3000 * 24 * 60 * 60 * 1000));
  await visitor.goto('/events');
  await expect(visitor.getByText('No upcoming events')).toBeVisible();
});

for (const timezoneId of ['UTC', 'America/Los_Angeles', 'Asia/Kolkata']) {
  test.describe(`in a browser set to ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('an event is upcoming until its day is over in India', async ({ visitor, addEvent }) => {
      const word = uniqueWord();
      const today = await addEvent({ title: `Today ${word}`, event_date: dayFromToday(0) });
      await addEvent({ title: `Yesterday ${word}`, event_date: dayFromToday(-1) });
      await visitor.goto(`/events?q=${word}`);
      await expect(visitor.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
        today.title,
      ]);
      await expect(card(visitor, today.title)).toContainText(shortDate(today.event_date));
      await expect(card(visitor, today.title)).toContainText(twelveHourTime(today.event_time));
    });
  });
}

test.describe('far from India', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a page that stays open over midnight in India moves what is over to the past', async ({
    visitor,
    addEvent,
  }) => {
    const day = dayFromToday(40);
    const event = await addEvent({ event_date: day });
    const now = visitor.getByRole('tabpanel', { name: 'Upcoming Events' });
    const over = visitor.getByRole('tabpanel', { name: 'Past Events' });
    await visitor.clock.setFixedTime(`${day}T18:29:59Z`);
    await visitor.goto(`/events?q=${event.title.split(' ').at(-1)}`);
    await expect(now.getByRole('heading', { name: event.title })).toBeVisible();

    await visitor.clock.setFixedTime(`${day}T18:30:00Z`);
    await visitor.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(now.getByText('No upcoming events')).toBeVisible();
    await tab(visitor, 'Past Events').click();
    await expect(over.getByRole('heading', { name: event.title })).toBeVisible();
    await expect(card(visitor, event.title)).toContainText('Past Event');
  });
});

test('what is typed before the page is hydrated counts', async ({ visitor, addEvent }) => {
  const event = await addEvent();
  const held = await hold(visitor, '**/_astro/EventList*.js');
  await visitor.goto('/events');
  await search(visitor).fill(event.title);
  held.resolve();
  await expect(card(visitor, event.title)).toBeVisible();
  await expect(search(visitor)).toHaveValue(event.title);
});

test('a tab that is pressed the moment the page hydrates keeps the filter of its address', async ({
  visitor,
}) => {
  await pressDuringHydration(visitor, {
    path: '/events?q=resume',
    island: 'EventList',
    control: tab(visitor, 'Past Events'),
  });
  await expect(visitor).toHaveURL('/events?tab=past&q=resume');
  await expect(search(visitor)).toHaveValue('resume');
});

test('the home page shows an event that was added after it was built', async ({
  visitor,
  addEvent,
}) => {
  const event = await addEvent({ event_date: dayFromToday(0), event_time: '00:00' });
  await visitor.goto('/');
  const events = visitor.getByRole('region').or(visitor.locator('#events'));
  await visitor.locator('#events').scrollIntoViewIfNeeded();
  const shown = events.getByRole('listitem').filter({ hasText: event.title });
  await expect(shown).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/events');
  await expect(events.getByRole('link', { name: 'View All Events' })).toBeVisible();
});

test('the home page keeps its prebuilt events while the backend is down', async ({
  visitor,
  problems,
}) => {
  problems.expect(/500: GET \/rest\/v1\/events/);
  problems.expect(/console.error/);
  await takeDown(visitor, '**/rest/v1/**');
  await visitor.goto('/');
  const answered = visitor.waitForResponse('**/rest/v1/events*');
  await visitor.locator('#events').scrollIntoViewIfNeeded();
  await answered;
  await expect(visitor.locator('#events').getByRole('listitem').first()).toBeVisible();
});

test('the list can be read and used on a phone @phone', async ({ visitor, addEvent }) => {
  const event = await addEvent();
  await visitor.goto('/events');
  await search(visitor).fill(event.title);
  await expect(card(visitor, event.title)).toBeVisible();
});
