import type { Page } from '@playwright/test';
import { eventSlug } from '../../../src/features/events/lib/address.ts';
import { expect, prebuiltEvent, test } from '../../support/browser/events.ts';
import { takeDown } from '../../support/browser/network.ts';

interface PrebuiltRow {
  id: string;
  title: string;
}

const structuredData = async (page: Page) => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
};

test('an event has a page of its own, with all that search engines and calendars need', async ({
  visitor,
  database,
  stack,
}) => {
  const [event] = await database<PrebuiltRow>(prebuiltEvent);
  const path = `/events/${eventSlug(event!)}`;
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1, name: event!.title })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Login to Register' })).toBeVisible();

  const data = (await structuredData(visitor)).find((entry) => entry['@type'] === 'Event');
  expect(data).toMatchObject({
    name: event!.title,
    url: `${stack.url}${path}`,
    eventStatus: 'https://schema.org/EventScheduled',
    offers: { price: 0, priceCurrency: 'INR' },
  });
  expect(data?.['startDate']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/);

  const calendar = visitor.getByRole('link', { name: 'Calendar file' });
  const file = await visitor.request.get((await calendar.getAttribute('href'))!);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain(`UID:${event!.id}@`);
  await expect(visitor.getByRole('link', { name: /^Google/ })).toHaveAttribute(
    'href',
    /calendar\.google\.com.*ctz=Asia%2FKolkata/,
  );
  await expect(visitor.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${event!.id.slice(0, 8)}$`),
  );
});

test('the list leads to the page of an event', async ({ visitor, database }) => {
  const [event] = await database<PrebuiltRow>(prebuiltEvent);
  await visitor.goto('/events');
  await visitor.getByRole('link', { name: event!.title, exact: true }).click();
  await expect(visitor).toHaveURL(`/events/${eventSlug(event!)}`);
});

test('all events can be subscribed to as a calendar', async ({ visitor, database }) => {
  const [event] = await database<PrebuiltRow>(prebuiltEvent);
  await visitor.goto('/events');
  const link = visitor.getByRole('link', { name: 'Add all events to your calendar' });
  const calendar = await visitor.request.get((await link.getAttribute('href'))!);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain(`UID:${event!.id}@`);
});

for (const address of ['nothing-here', 'nothing-00000000', 'a-3f2a91bc%27']) {
  test(`/events/${address} says that there is no such event`, async ({ visitor }) => {
    await visitor.goto(`/events/${address}`);
    await expect(visitor.getByText('Event not found')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'View All Events' })).toBeVisible();
  });
}

test('a pending event has no page for visitors', async ({ visitor, addEvent }) => {
  const event = await addEvent({ status: 'pending' });
  await visitor.goto(`/events/${eventSlug(event)}`);
  await expect(visitor.getByText('Event not found')).toBeVisible();
});

test('while the backend is down a new event can be tried again', async ({
  visitor,
  problems,
  addEvent,
}) => {
  const event = await addEvent();
  problems.expect(/500: GET \/rest\/v1\/events/);
  await takeDown(visitor, '**/rest/v1/events*');
  await visitor.goto(`/events/${eventSlug(event)}`);
  await expect(visitor.getByText('Failed to load event')).toBeVisible();
  await visitor.unroute('**/rest/v1/events*');
  await visitor.getByRole('button', { name: 'Try Again' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
});

test('the link of an event can be copied', async ({ visitor, context, database, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [event] = await database<PrebuiltRow>(prebuiltEvent);
  await visitor.goto(`/events/${eventSlug(event!)}`);
  await visitor.getByRole('button', { name: 'Copy link' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(
    `${stack.url}/events/${eventSlug(event!)}`,
  );
});
