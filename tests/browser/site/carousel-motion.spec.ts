import { cardsFrom, code, phone } from '../../support/browser/carousel-cards.ts';
import {
  dragBy,
  expectAsleep,
  expectAwake,
  expectShown,
  grip,
  hydrate,
  mentorship,
  scrollTo,
  shown,
  touch,
} from '../../support/browser/carousels.ts';
import { expect, test } from '../../support/browser/events.ts';
import { hold } from '../../support/browser/network.ts';

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
