import { shortDate, twelveHourTime } from '../../../src/shared/lib/dates/labels.ts';
import { card, tab } from '../../support/browser/event-list.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { uniqueWord } from '../../support/browser/unique-word.ts';

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
