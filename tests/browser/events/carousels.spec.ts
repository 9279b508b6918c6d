import type { Page } from '@playwright/test';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { takeDown } from '../../support/browser/network.ts';

// The short rows of events on the home page and on the community page.

const onHome = (page: Page) => page.locator('#events');
const inCommunity = (page: Page, audience: 'Students' | 'TPOs') =>
  page.getByRole('group', { name: `Events: ${audience}` });
const isEvents = '**/rest/v1/events*';

test('the home page begins with what is next, and then shows what was last', async ({
  visitor,
  addEvent,
}) => {
  const next = await addEvent({ event_date: dayFromToday(0), event_time: '00:00' });
  // Marked as past, and later than what other tests mark.
  const last = await addEvent({
    event_date: dayFromToday(950),
    is_past_event: true,
    recording_url: 'https://video.example/recording',
  });
  await visitor.goto('/');
  await onHome(visitor).scrollIntoViewIfNeeded();
  const cards = onHome(visitor).getByRole('listitem');
  await expect(cards.filter({ hasText: next.title })).toBeVisible();
  await expect(cards).toHaveCount(5);
  await expect(cards.filter({ hasText: next.title }).getByText('Past Event')).toBeHidden();
  const past = cards.nth(3);
  await expect(past).toContainText(last.title);
  await expect(past).toContainText('Past Event');
  await expect(past).toContainText('Ended early');
  const recording = past.getByRole('link', { name: /^Watch Recording/ });
  await expect(recording).toHaveAttribute('href', last.recording_url!);
  await expect(recording).toHaveAttribute('target', '_blank');
});

test('without any event the home page says so, and leads to all of them', async ({ visitor }) => {
  await visitor.route(isEvents, (route) => route.fulfill({ json: [] }));
  await visitor.goto('/');
  await onHome(visitor).scrollIntoViewIfNeeded();
  await expect(onHome(visitor).getByText('No events available')).toBeVisible();
  await expect(onHome(visitor).getByText('Check back soon for new events!')).toBeVisible();
  await expect(onHome(visitor).getByRole('link', { name: 'View All Events' })).toBeVisible();
});

test('the community page shows each audience its own events, also those that are newer than the page', async ({
  visitor,
  addEvent,
}) => {
  const far = dayFromToday(900);
  const students = await addEvent({ audience: 'students', event_date: far });
  const officers = await addEvent({ audience: 'tpo', event_date: far });
  const both = await addEvent({ audience: 'both', event_date: far });
  await visitor.goto('/community');
  await inCommunity(visitor, 'Students').scrollIntoViewIfNeeded();
  const forStudents = inCommunity(visitor, 'Students').getByRole('listitem');
  await expect(forStudents.filter({ hasText: students.title })).toBeVisible();
  await expect(forStudents.filter({ hasText: both.title })).toBeAttached();
  await expect(forStudents.filter({ hasText: officers.title })).toHaveCount(0);
  await expect(forStudents).toHaveCount(3);

  await visitor.getByRole('radio', { name: 'TPOs' }).check();
  await inCommunity(visitor, 'TPOs').scrollIntoViewIfNeeded();
  const forOfficers = inCommunity(visitor, 'TPOs').getByRole('listitem');
  await expect(forOfficers.filter({ hasText: officers.title })).toBeVisible();
  await expect(forOfficers.filter({ hasText: students.title })).toHaveCount(0);
});

test('a past event without recording offers to join in the community, in a new tab', async ({
  visitor,
  addEvent,
}) => {
  const event = await addEvent({
    audience: 'students',
    event_date: dayFromToday(901),
    is_past_event: true,
    link: 'https://meet.example/again',
  });
  await visitor.goto('/community');
  await inCommunity(visitor, 'Students').scrollIntoViewIfNeeded();
  const join = visitor.getByRole('link', {
    name: `Join Event: ${event.title} (opens in a new tab)`,
    exact: true,
  });
  await expect(join).toHaveAttribute('href', 'https://meet.example/again');
  await expect(join).toHaveAttribute('target', '_blank');
  await expect(join).toHaveAttribute('rel', 'noopener');
  const card = inCommunity(visitor, 'Students').getByRole('listitem').filter({ has: join });
  await expect(card).toContainText('Ended early');
});

const onBothPages = [
  { where: 'home', path: '/', listOf: (page: Page) => onHome(page).getByRole('list') },
  {
    where: 'community',
    path: '/community',
    listOf: (page: Page) => inCommunity(page, 'Students'),
  },
];

for (const { where, path, listOf } of onBothPages) {
  test(`while the backend is down the ${where} page keeps its events, says so quietly, and tries again`, async ({
    visitor,
    problems,
  }) => {
    problems.expect(/500: GET \/rest\/v1\/events/);
    problems.expect(/console.error/);
    await takeDown(visitor, isEvents);
    await visitor.goto(path);
    const headings = listOf(visitor).getByRole('heading');
    const titles = await headings.allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    await listOf(visitor).scrollIntoViewIfNeeded();
    const note = visitor
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'These events may be out of date.' });
    await expect(note).toBeVisible();
    await expect(headings).toHaveText(titles);
    await expect(visitor.getByRole('alert')).toHaveCount(0);

    // It fails once more: the line and the keyboard stay.
    const tryAgain = note.getByRole('button', { name: 'Try Again' });
    const answered = visitor.waitForResponse(isEvents);
    await tryAgain.press('Enter');
    await answered;
    await expect(tryAgain).toBeFocused();
    await expect(headings).toHaveText(titles);

    await visitor.unroute(isEvents);
    await tryAgain.press('Enter');
    await expect(note).toBeHidden();
    await expect(headings.first()).toBeVisible();
  });
}
