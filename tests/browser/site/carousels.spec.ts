import {
  carousel,
  dragBy,
  expectAsleep,
  expectAwake,
  expectShown,
  grip,
  inView,
  mentorship,
  programTitles,
  scrollTo,
  shown,
  touch,
  hydrate,
} from '../../support/browser/carousels.ts';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { hold, takeDown } from '../../support/browser/network.ts';
import { scriptsLoaded, shifts, watchShifts } from '../../support/browser/page-cost.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { dayFromToday, expect, test } from '../../support/browser/events.ts';

// docs/product.md 2.2 and 2.7: one, two or three cards, arrows, keys, and both ends.

const phone = { width: 390, height: 844 };
const code = '**/_astro/Carousel*.js';
const last = programTitles.length - 1;
const cardsFrom = (first: number, count: number) => programTitles.slice(first, first + count);

for (const [width, count] of [
  [360, 1],
  [390, 1],
  [671, 1],
  [672, 2],
  [1023, 2],
  [1024, 3],
  [1280, 3],
  [1600, 3],
] as const) {
  test(`a window of ${width} px shows ${count} of the programs, before and after it hydrates, up to the last`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto('/');
    const { rail, previous, next } = mentorship(visitor);
    expect(await shown(rail)).toEqual(cardsFrom(0, count));
    await hydrate(rail);
    expect(await shown(rail)).toEqual(cardsFrom(0, count));
    await expect(previous).toBeDisabled();
    for (let first = 1; first + count <= programTitles.length; first += 1) {
      await next.click();
      await expectShown(rail, cardsFrom(first, count));
    }
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
    expect(await sidewaysOverflow(visitor)).toEqual([]);
  });
}

test('the keys move it, from the cards and from the arrows, and leave what has Alt to the browser', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const { rail, previous, next } = mentorship(visitor);
  await hydrate(rail);
  await rail.focus();
  await visitor.keyboard.press('ArrowRight');
  await expectShown(rail, cardsFrom(1, 3));
  await previous.focus();
  await visitor.keyboard.press('ArrowLeft');
  await expectShown(rail, cardsFrom(0, 3));
  // The arrow that had the focus is disabled now.
  await expect(rail).toBeFocused();
  await next.focus();
  await visitor.keyboard.press('Shift+ArrowRight');
  await visitor.keyboard.press('ArrowRight');
  await expectShown(rail, cardsFrom(1, 3));
  const isLeftToTheBrowser = await rail.evaluate((box) =>
    box.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        altKey: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  expect(isLeftToTheBrowser).toBe(true);
  expect(await shown(rail)).toEqual(cardsFrom(1, 3));
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(reducedMotion === 'reduce' ? 'without motion' : 'with motion', () => {
    test.use({ contextOptions: { reducedMotion } });

    test('the mouse drags it, to the next card and back', async ({ visitor }) => {
      await visitor.goto('/');
      const { rail, previous, next } = mentorship(visitor);
      await hydrate(rail);
      await dragBy(rail, -0.6);
      await expectShown(rail, cardsFrom(1, 3));
      await expect(next).toBeDisabled();
      await dragBy(rail, 0.6);
      await expectShown(rail, cardsFrom(0, 3));
      await expect(previous).toBeDisabled();
      expect(await visitor.evaluate(() => getSelection()!.toString())).toBe('');
    });

    test('an arrow glides for those who like motion only', async ({ visitor }) => {
      await visitor.goto('/');
      const { rail, next } = mentorship(visitor);
      await hydrate(rail);
      const way = await next.evaluate((arrow: HTMLElement) => {
        const list = arrow.parentElement!.parentElement!.querySelector('ul')!;
        const before = list.getBoundingClientRect().left;
        arrow.click();
        return before - list.getBoundingClientRect().left;
      });
      const { step } = await grip(rail);
      if (reducedMotion === 'reduce') expect(way).toBeCloseTo(step, 0);
      else expect(way).toBeLessThan(step / 2);
      await expectShown(rail, cardsFrom(1, 3));
    });
  });
}

test('a drag that begins on a link does not follow it, a click does, and so does Enter after a drag', async ({
  visitor,
}) => {
  await visitor.goto('/');
  const { rail } = mentorship(visitor);
  await hydrate(rail);
  const link = rail.getByRole('link', { name: /Institute/ });
  const { x, y, width, height } = (await link.boundingBox())!;
  const { step } = await grip(rail);
  await visitor.mouse.move(x + width / 2, y + height / 2);
  await visitor.mouse.down();
  await visitor.mouse.move(x + width / 2 - 0.6 * step, y + height / 2, { steps: 12 });
  await visitor.mouse.up();
  await expectShown(rail, cardsFrom(1, 3));
  // Let go outside of the list, where no click tells that it has ended.
  await visitor.mouse.move(x, y);
  await visitor.mouse.down();
  await visitor.mouse.move(x + 0.6 * step, 10, { steps: 12 });
  await visitor.mouse.up();
  await expectShown(rail, cardsFrom(0, 3));
  await expect(visitor).toHaveURL('/');

  await link.press('Enter');
  await expect(visitor).toHaveURL('/mentorship/college');
  await visitor.goto('/');
  await hydrate(rail);
  await link.click();
  await expect(visitor).toHaveURL('/mentorship/college');
});

test('a card out of sight comes into view with the focus, forwards and backwards', async ({
  visitor,
}) => {
  await visitor.setViewportSize(phone);
  await visitor.goto('/');
  const { rail } = mentorship(visitor);
  await hydrate(rail);
  await rail.focus();
  for (const at of [0, 1, 2]) {
    await visitor.keyboard.press('Tab');
    await expect(rail.getByRole('link').nth(at)).toBeFocused();
    await expectShown(rail, cardsFrom(at, 1));
  }
  for (const at of [1, 0]) {
    await visitor.keyboard.press('Shift+Tab');
    await expect(rail.getByRole('link').nth(at)).toBeFocused();
    await expectShown(rail, cardsFrom(at, 1));
  }
  // The browser has not moved it besides.
  expect(await rail.evaluate((box) => box.scrollLeft)).toBe(0);
});

test('a card that the browser brings into view, as its search does, stays there', async ({
  visitor,
}) => {
  await visitor.setViewportSize(phone);
  await visitor.goto('/');
  const { rail, next } = mentorship(visitor);
  await hydrate(rail);
  await rail.getByRole('heading', { name: programTitles[last]! }).evaluate((heading) => {
    heading.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  await expectShown(rail, cardsFrom(last, 1));
  await expect(next).toBeDisabled();
});

test('a sideways swipe of a trackpad is one step', async ({ visitor }) => {
  await visitor.setViewportSize(phone);
  await visitor.goto('/');
  const { rail } = mentorship(visitor);
  await hydrate(rail);
  const { x, y } = await grip(rail);
  await visitor.mouse.move(x, y);
  // At once: on a busy machine the pieces of one swipe would come as several.
  await rail.evaluate((box) => {
    const piece = { deltaX: 40, bubbles: true, cancelable: true };
    for (let sent = 0; sent < 10; sent += 1) box.dispatchEvent(new WheelEvent('wheel', piece));
  });
  await expectShown(rail, cardsFrom(1, 1));
  const before = await visitor.evaluate(() => scrollY);
  await visitor.mouse.wheel(0, 200);
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect(await shown(rail)).toEqual(cardsFrom(1, 1));
});

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a finger swipes it, and scrolls the page upwards and downwards', async ({ visitor }) => {
    await visitor.goto('/');
    const { rail, previous } = mentorship(visitor);
    await hydrate(rail);
    const sideways = await touch(rail);
    await sideways.moveBy({ x: -280 });
    await sideways.lift();
    await expectShown(rail, cardsFrom(1, 1));
    await expect(previous).toBeEnabled();
    const before = await visitor.evaluate(() => scrollY);
    const downwards = await touch(rail);
    await downwards.moveBy({ y: -200 });
    await downwards.lift();
    await expect.poll(() => visitor.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    expect(await shown(rail)).toEqual(cardsFrom(1, 1));
  });

  test('it does not hydrate under a finger that is swiping it', async ({ visitor }) => {
    const held = await hold(visitor, code);
    await visitor.goto('/');
    const { rail } = mentorship(visitor);
    await scrollTo(rail);
    const finger = await touch(rail);
    await finger.moveBy({ x: -280 });
    const left = () => rail.evaluate((box) => box.scrollLeft);
    expect(await left()).toBeGreaterThan(50);
    held.resolve();
    const island = rail.locator('xpath=ancestor::astro-island');
    await expect(island).not.toHaveAttribute('ssr');
    await expectAsleep(rail);
    expect(await left()).toBeGreaterThan(50);
    await finger.lift();
    await expectAwake(rail);
    await expectShown(rail, cardsFrom(1, 1));
  });
});

test('it takes over where the visitor has scrolled it, and nothing moves', async ({ visitor }) => {
  await visitor.setViewportSize(phone);
  const held = await hold(visitor, code);
  // A font that comes late moves words of its own; budgets.spec.ts looks at that.
  await hold(visitor, '**/*.woff2');
  await watchShifts(visitor);
  await visitor.goto('/', { waitUntil: 'domcontentloaded' });
  const { rail, previous, next } = mentorship(visitor);
  await scrollTo(rail);
  const { step } = await grip(rail);
  await rail.evaluate((box, left) => box.scrollTo({ left, behavior: 'instant' }), 2 * step);
  expect(await shown(rail)).toEqual(cardsFrom(2, 1));
  const places = rail.evaluate(async (box) => {
    const seen = new Set<number>();
    const list = box.querySelector('ul')!;
    const look = () => seen.add(Math.round(list.getBoundingClientRect().left));
    for (let after = 0; after < 10; after += box.style.overflow ? 1 : 0) {
      look();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...seen];
  });
  held.resolve();
  expect(await places).toHaveLength(1);
  expect(await shown(rail)).toEqual(cardsFrom(2, 1));
  await expect(previous).toBeEnabled();
  await next.click();
  await expectShown(rail, cardsFrom(3, 1));
  expect(await shifts(visitor)).toEqual([]);
});

test('an arrow that is pressed before it is hydrated is pressed once it is', async ({
  visitor,
}) => {
  await visitor.setViewportSize(phone);
  const held = await hold(visitor, code);
  await visitor.goto('/');
  const { rail, next } = mentorship(visitor);
  await expect(next).toBeVisible();
  await next.click();
  await expectAsleep(rail);
  held.resolve();
  await expectShown(rail, cardsFrom(1, 1));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  test('every list is complete, scrolls by itself, and has no arrows', async ({ visitor }) => {
    await visitor.setViewportSize(phone);
    await visitor.goto('/');
    const { rail } = mentorship(visitor);
    await expect(visitor.getByRole('button', { name: /(?:Previous|Next) slide/ })).toHaveCount(0);
    await expect(rail.getByRole('heading', { level: 3 })).toHaveText(programTitles);
    await rail.hover();
    await visitor.mouse.wheel(5000, 0);
    await expect.poll(() => inView(rail)).toEqual(cardsFrom(last, 1));
    expect(await sidewaysOverflow(visitor)).toEqual([]);
    await visitor.goto('/community');
    await expect(carousel(visitor, 'Latest Articles').rail.getByRole('listitem')).toHaveCount(6);
    await expect(visitor.getByRole('button', { name: /(?:Previous|Next) slide/ })).toHaveCount(0);
  });
});

// A window in which the whole page is in view.
for (const address of ['/', '/community', '/training-placement-meet']) {
  test(`${address} loads no React for someone who only opens it`, async ({ visitor }) => {
    await visitor.setViewportSize({ width: 1280, height: 9000 });
    const traffic = await recordTraffic(visitor);
    await visitor.goto(address);
    await traffic.settled();
    const scripts = await scriptsLoaded(visitor, traffic.requests);
    expect(scripts.filter(({ text }) => /react\.dev\/errors/.test(text))).toEqual([]);
    expect(scripts.filter(({ what }) => what.includes('Carousel'))).toEqual([]);
  });
}

test('with Save-Data it hydrates when it is touched, not when it is seen', async ({ visitor }) => {
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const traffic = await recordTraffic(visitor);
  await visitor.goto('/');
  const { rail, next } = mentorship(visitor);
  await scrollTo(rail);
  await scrollTo(visitor.locator('#impact'));
  await traffic.settled();
  const names = traffic.requests.map((request) => request.url());
  expect(names.filter((url) => /\/_astro\/(?:Carousel|Counter|client)/.test(url))).toEqual([]);
  await scrollTo(rail);
  await next.click();
  await expectAwake(rail);
  await expectShown(rail, cardsFrom(1, 3));
});

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
