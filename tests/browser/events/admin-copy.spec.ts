import { chooseDay } from '../../support/browser/event-form.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';

test('a copy begins with the words of the event, and needs a day of its own', async ({
  admin: { page },
  addEvent,
  database,
}) => {
  const event = await addEvent({
    event_date: dayFromToday(-3),
    recording_url: 'https://video.example/recording',
  });
  await page.goto('/admin/events');
  await page.getByRole('link', { name: `Duplicate: ${event.title}` }).click();
  await expect(page.getByLabel('Title')).toHaveValue(event.title);
  await expect(page.getByLabel('Recording URL')).toHaveValue('');
  await page.getByLabel('Title').fill(`${event.title} again`);
  await chooseDay(page, dayFromToday(0));
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page).toHaveURL('/events');
  const rows = await database('select event_date::text from public.events where title = $1', [
    `${event.title} again`,
  ]);
  expect(rows).toEqual([{ event_date: dayFromToday(0) }]);
  await database('delete from public.events where title = $1', [`${event.title} again`]);
});
