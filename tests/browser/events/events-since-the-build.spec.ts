import { card, search } from '../../support/browser/event-list.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { takeDown } from '../../support/browser/network.ts';

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
  await expect(shown.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
    'href',
    new RegExp(`^/events/.*-${event.id.slice(0, 8)}$`),
  );
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
