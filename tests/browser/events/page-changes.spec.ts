import type { Page } from '@playwright/test';
import { eventSlug } from '../../../src/features/events/lib/address.ts';
import { longDate } from '../../../src/shared/lib/dates/labels.ts';
import { accessibilityProblems } from '../../support/browser/accessibility.ts';
import type { Query } from '../../support/browser/database-proxy.ts';
import { dayFromToday, expect, prebuiltEvent, test } from '../../support/browser/events.ts';

test('an event that is newer than the pages has its address at once', async ({
  visitor,
  addEvent,
}) => {
  const event = await addEvent();
  await visitor.goto(`/events/${eventSlug(event)}`);
  await expect(visitor.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(visitor.getByText(longDate(event.event_date))).toBeVisible();
  await expect(visitor.getByText(event.description)).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Calendar file' })).toHaveAttribute(
    'href',
    /^data:text\/calendar/,
  );
});

test('an address with an old title finds its event', async ({ visitor, addEvent }) => {
  const event = await addEvent();
  await visitor.goto(`/events/the-title-of-yesterday-${event.id.slice(0, 8)}`);
  await expect(visitor.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(visitor).toHaveURL(`/events/${eventSlug(event)}`);
});

test('an event that is marked as past before its date says that it ended early', async ({
  visitor,
  addEvent,
}) => {
  const event = await addEvent({ is_past_event: true });
  await visitor.goto(`/events/${eventSlug(event)}`);
  await expect(visitor.getByText('Past Event')).toBeVisible();
  await expect(visitor.getByText('Ended early')).toBeVisible();
});

test('a past event keeps its address and gains the recording', async ({ visitor, addEvent }) => {
  const event = await addEvent({
    event_date: dayFromToday(-1),
    recording_url: 'https://video.example/recording',
  });
  await visitor.goto(`/events/${eventSlug(event)}`);
  await expect(visitor.getByText('Past Event')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Watch Recording' })).toHaveAttribute(
    'href',
    event.recording_url!,
  );
  await expect(visitor.getByRole('link', { name: 'Login to Register' })).toBeHidden();
});

test.describe('an event whose page was built before it changed', () => {
  type Row = Record<string, unknown>;

  /** Opens the page of a prebuilt event, of which the database says something else by now. */
  async function openChanged(visitor: Page, database: Query, change: (row: Row) => Row[]) {
    const [event] = await database<{ id: string; title: string }>(prebuiltEvent);
    await visitor.route(`**/rest/v1/events?*id=eq.${event!.id}*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: ((await answer.json()) as Row[]).flatMap(change) });
    });
    await visitor.goto(`/events/${eventSlug(event!)}`);
    // A pointer may rest there from the test before, and would be no news.
    await visitor.getByRole('link', { name: 'Calendar file' }).focus();
  }

  test('says when and where it is now, and puts that into a calendar', async ({
    visitor,
    database,
  }) => {
    const day = dayFromToday(20);
    await openChanged(visitor, database, (row) => [
      { ...row, event_date: day, event_time: '19:15', venue: 'Hall 9, <b>Ajmer</b>' },
    ]);
    const news = visitor.getByRole('status').filter({ hasText: 'This event has changed.' });
    await expect(news).toContainText(`${longDate(day)}, 7:15 PM IST, at Hall 9, <b>Ajmer</b>`);
    await expect(visitor.getByRole('link', { name: 'Calendar file' })).toHaveAttribute(
      'href',
      new RegExp(`^data:text/calendar.*${day.replaceAll('-', '')}T191500`),
    );
    expect(await accessibilityProblems(visitor)).toEqual([]);
  });

  test('says that it is not offered any more, and takes no registration', async ({
    visitor,
    database,
  }) => {
    await openChanged(visitor, database, () => []);
    await expect(visitor.getByText('This event is not offered any more.')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Login to Register' })).toBeHidden();
  });
});
