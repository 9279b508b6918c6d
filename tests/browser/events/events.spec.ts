import { shortDate } from '../../../src/shared/lib/dates/labels.ts';
import { card, search, tab } from '../../support/browser/event-list.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

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
