import { eventSlug } from '../../../src/features/events/lib/address.ts';
import { longDate } from '../../../src/shared/lib/dates/labels.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';

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
