import { cardsFrom, last, phone } from '../../support/browser/carousel-cards.ts';
import {
  expectShown,
  grip,
  hydrate,
  mentorship,
  programTitles,
  shown,
} from '../../support/browser/carousels.ts';
import { expect, test } from '../../support/browser/events.ts';
import { sidewaysOverflow } from '../../support/browser/layout.ts';

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
