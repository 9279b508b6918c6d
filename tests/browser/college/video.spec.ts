import type { Page } from '@playwright/test';
import { recordTraffic } from '../../support/browser/traffic.ts';
import { expect, test } from '../../support/test.ts';

const player = /^https:\/\/www\.youtube-nocookie\.com\//;

async function openMeet(page: Page) {
  await page.goto('/training-placement-meet');
  return page.getByRole('button', { name: 'Play the video' });
}

test('the video comes after a click and not before, and starts at once', async ({
  visitor,
  problems,
}) => {
  problems.expect(/^third party: GET https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await visitor.route(player, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>It plays' }),
  );
  const play = await openMeet(visitor);
  await expect(visitor.locator('iframe')).toHaveCount(0);
  await play.click();
  const frame = visitor.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Training and Placement Meet, recording');
  await expect(frame).toHaveAttribute('src', /autoplay=1/);
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('It plays')).toBeVisible();
  await expect(visitor.getByRole('alert')).toHaveCount(0);
});

test('a video that does not answer says so, and can be tried again', async ({
  visitor,
  problems,
}) => {
  problems.expect(/^third party: GET https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await visitor.clock.install();
  const never = Promise.withResolvers<void>();
  await visitor.route(player, () => never.promise);
  const play = await openMeet(visitor);
  await play.click();
  await expect(visitor.locator('iframe')).toBeVisible();
  await visitor.clock.fastForward(16_000);
  await expect(visitor.getByRole('alert')).toContainText('The video did not load.');
  await expect(play).toBeVisible();
  await play.click();
  await expect(visitor.getByRole('alert')).toHaveCount(0);
  await expect(visitor.locator('iframe')).toBeVisible();
  never.resolve();
});

test('offline, the video says so at once', async ({ visitor, context }) => {
  const traffic = await recordTraffic(visitor);
  const play = await openMeet(visitor);
  // A pointer that is there before the page's modules is no sign to them.
  await traffic.settled();
  await play.hover();
  await expect(play.locator('xpath=ancestor::astro-island')).not.toHaveAttribute('ssr');
  // The toaster comes along with the first island that hydrates.
  await traffic.settled();
  await context.setOffline(true);
  await play.click();
  await expect(visitor.getByRole('alert')).toContainText('The video did not load.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, checkAccessibility: false });

  test('the video can be watched in a new tab', async ({ visitor }) => {
    const play = await openMeet(visitor);
    await expect(play).toBeHidden();
    await expect(visitor.getByRole('link', { name: 'Watch it in a new tab' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch\?v=/,
    );
  });
});
