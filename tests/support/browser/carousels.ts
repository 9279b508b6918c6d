import type { Locator, Page } from '@playwright/test';
import { programs } from '#src/features/home/content/programs.ts';
import { expect } from '../test.ts';
import { painted } from './layout.ts';

export const programTitles = programs.cards.map(({ title }) => title);

export interface Carousel {
  rail: Locator;
  previous: Locator;
  next: Locator;
}

export function carousel(page: Page, label: string): Carousel {
  const rail = page.getByRole('group', { name: label, exact: true });
  const box = rail.locator('xpath=..');
  return {
    rail,
    previous: box.getByRole('button', { name: 'Previous slide' }),
    next: box.getByRole('button', { name: 'Next slide' }),
  };
}

export const mentorship = (page: Page) => carousel(page, programs.heading);

/** The titles of those cards that are in view from edge to edge. */
export const inView = (rail: Locator): Promise<string[]> =>
  rail.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [...box.querySelectorAll('ul > li')]
      .filter((card) => {
        const place = card.getBoundingClientRect();
        return place.left >= left - 2 && place.right <= right + 2;
      })
      .map((card) => card.querySelector('h3')!.textContent.trim());
  });

/** The same, as soon as nothing moves any more. */
export async function shown(rail: Locator): Promise<string[]> {
  await rail.evaluate(async (box) => {
    const place = () => box.querySelector('ul')!.getBoundingClientRect().left;
    for (let still = 0, before = NaN; still < 5; still += 1) {
      if (place() !== before) still = 0;
      before = place();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  return inView(rail);
}

export const expectShown = (rail: Locator, titles: string[]) =>
  expect.poll(() => shown(rail)).toEqual(titles);

/** Scrolls to a carousel as people do, and waits until it has given up the browser's own scrolling. */
export async function hydrate(rail: Locator): Promise<void> {
  await scrollTo(rail);
  await expectAwake(rail);
}

export const expectAwake = (rail: Locator) => expect(rail).toHaveCSS('overflow-x', 'hidden');
export const expectAsleep = (rail: Locator) => expect(rail).toHaveCSS('overflow-x', 'auto');

export async function scrollTo(rail: Locator): Promise<void> {
  await rail.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await painted(rail.page());
}

/** Drags the first card in view sideways, by so many of its widths, and lets go. */
export async function dragBy(rail: Locator, widths: number): Promise<void> {
  const { mouse } = rail.page();
  const { x, y, step } = await grip(rail);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + widths * step, y, { steps: 12 });
  await mouse.up();
}

interface Finger {
  moveBy(way: { x?: number; y?: number }): Promise<void>;
  lift(): Promise<void>;
}

/** A finger near the right edge of a carousel: there is room for a whole swipe. */
export async function touch(rail: Locator): Promise<Finger> {
  const session = await rail.page().context().newCDPSession(rail.page());
  const middle = await grip(rail);
  let x = middle.x + 0.4 * middle.step;
  let { y } = middle;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await send('touchStart');
  return {
    async moveBy(way) {
      const moves = 12;
      for (let move = 0; move < moves; move += 1) {
        x += (way.x ?? 0) / moves;
        y += (way.y ?? 0) / moves;
        await send('touchMove');
      }
    },
    async lift() {
      await send('touchEnd');
      await session.detach();
    },
  };
}

/** The middle of a carousel, and how far it is from one card to the next. */
export async function grip(rail: Locator): Promise<{ x: number; y: number; step: number }> {
  return rail.evaluate((box) => {
    const { left, width, top, height } = box.getBoundingClientRect();
    const [first, second] = [...box.querySelector('ul')!.children] as HTMLElement[];
    const step = second!.offsetLeft - first!.offsetLeft;
    return { x: left + width / 2, y: top + height / 2, step };
  });
}
