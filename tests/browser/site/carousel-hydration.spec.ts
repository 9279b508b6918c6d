import { cardsFrom, code, last, phone } from '../../support/browser/carousel-cards.ts';
import {
  carousel,
  expectAsleep,
  expectAwake,
  expectShown,
  grip,
  inView,
  mentorship,
  programTitles,
  scrollTo,
  shown,
} from '../../support/browser/carousels.ts';
import { expect, test } from '../../support/browser/events.ts';
import { sidewaysOverflow } from '../../support/browser/layout.ts';
import { hold } from '../../support/browser/network.ts';
import { scriptsLoaded, shifts, watchShifts } from '../../support/browser/page-cost.ts';
import { recordTraffic } from '../../support/browser/traffic.ts';

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
