import { card, search, tab } from '../../support/browser/event-list.ts';
import { expect, test } from '../../support/browser/events.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';
import { pressDuringHydration } from '../../support/browser/hydration.ts';
import { hold } from '../../support/browser/network.ts';

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

test('the list can be read and used on a phone @phone', async ({ visitor, addEvent }) => {
  const event = await addEvent();
  await visitor.goto('/events');
  await search(visitor).fill(event.title);
  await expect(card(visitor, event.title)).toBeVisible();
});
