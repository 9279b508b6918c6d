import { phone } from '../../support/browser/carousel-cards.ts';
import { carousel, dragBy, expectShown, hydrate, shown } from '../../support/browser/carousels.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';
import { hold, takeDown } from '../../support/browser/network.ts';

const isEvents = '**/rest/v1/events*';

test('events that are newer than the page go on moving, from where the visitor was', async ({
  visitor,
  addEvent,
}) => {
  await visitor.setViewportSize(phone);
  const newest = await addEvent({ event_date: dayFromToday(0), event_time: '00:00' });
  const held = await hold(visitor, isEvents);
  await visitor.goto('/');
  const { rail, previous, next } = carousel(visitor, 'Events');
  await hydrate(rail);
  await next.click();
  await expect(previous).toBeEnabled();
  held.resolve();
  const heading = rail.getByRole('heading', { level: 3 });
  await expect(heading.first()).toHaveText(newest.title);
  await expect(previous).toBeEnabled();
  const titles = (await heading.allTextContents()).map((title) => title.trim());
  await expectShown(rail, [titles[1]!]);
  for (const title of titles.slice(2)) {
    await next.click();
    await expectShown(rail, [title]);
  }
  await expect(next).toBeDisabled();
  await dragBy(rail, 0.6);
  await expectShown(rail, [titles.at(-2)!]);
});

test('reviews move before and after their new ones have come', async ({ visitor }) => {
  await visitor.setViewportSize(phone);
  const held = await hold(visitor, '**/rest/v1/rpc/list_reviews*');
  await visitor.goto('/');
  const { rail, previous, next } = carousel(visitor, 'Newest reviews');
  await hydrate(rail);
  await next.click();
  await expect(previous).toBeEnabled();
  const prebuilt = await rail.locator('ul').elementHandle();
  held.resolve();
  await expect.poll(() => prebuilt!.evaluate((list) => list.isConnected)).toBe(false);
  await expect(previous).toBeEnabled();
  const titles = (await rail.getByRole('heading', { level: 3 }).allTextContents()).map((title) =>
    title.trim(),
  );
  await expectShown(rail, [titles[1]!]);
  await next.click();
  await expectShown(rail, [titles[2]!]);
});

test('reviews move although no newer ones can be had', async ({ visitor, problems }) => {
  problems.expect(/500: POST|500: GET/);
  await takeDown(visitor, '**/rest/v1/rpc/*');
  await visitor.goto('/');
  const { rail, next } = carousel(visitor, 'Newest reviews');
  const titles = (await rail.getByRole('heading', { level: 3 }).allTextContents()).map((title) =>
    title.trim(),
  );
  await hydrate(rail);
  await next.click();
  await expectShown(rail, titles.slice(1, 4));
});

test('each audience finds its events where it left them, and arrows only where there is more to see', async ({
  visitor,
}) => {
  await visitor.setViewportSize(phone);
  await visitor.goto('/community');
  const students = carousel(visitor, 'Events: Students');
  await hydrate(students.rail);
  await students.next.click();
  const before = await shown(students.rail);
  await visitor.getByRole('radio', { name: 'TPOs' }).check();
  const officers = carousel(visitor, 'Events: TPOs');
  await hydrate(officers.rail);
  const [first] = await shown(officers.rail);
  await officers.next.click();
  await expect.poll(() => shown(officers.rail)).not.toEqual([first]);
  await visitor.getByRole('radio', { name: 'Students' }).check();
  await expectShown(students.rail, before);
  await expect(students.previous).toBeEnabled();
  // Three events fit into a wide window.
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await expect(students.next).toBeHidden();
  await expect(carousel(visitor, 'Latest Articles').next).toBeVisible();
  expect(await shown(students.rail)).toHaveLength(3);
});
